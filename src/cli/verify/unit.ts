import { relative } from "node:path"
import { filesIn } from "../contents"
import type { Result } from "../kept"
import { bin } from "./commands"
import { createReadsDocuments } from "./readsDocuments"
import { firstLine } from "../firstLine"
import type { Step } from "./step"
import { countUnit, readReport, type Report } from "./tally"

interface FileReport {
  readonly name: string
  readonly status: string
  /** Why the file as a whole failed, where no test of it ran. */
  readonly message?: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName?: string
    readonly failureMessages?: readonly string[]
  }[]
}

const nameOf = ({ name }: FileReport): string => relative(process.cwd(), name)

export const unitFailures = ({ testResults = [] }: Report): readonly string[] =>
  (testResults as readonly FileReport[]).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === "failed")
    if (failed.length === 0 && file.status !== "passed") return [`${nameOf(file)}: ${firstLine(file.message)}`]
    return failed.map(
      ({ fullName = "", failureMessages = [] }) => `${nameOf(file)} › ${fullName}: ${firstLine(failureMessages[0])}`,
    )
  })

/** Each file of unit tests for itself: one that reads no documents holds as long as the code stays. */
export const unit: Step = {
  name: "unit",
  plan({ inputs, kept, folder }) {
    const readsDocuments = createReadsDocuments()
    const files = filesIn(["tests"]).filter((file) => /\.test\.tsx?$/.test(file))
    const keys = new Map(files.map((file) => [file, readsDocuments(file) ? inputs.everything : inputs.code] as const))
    const before = (file: string) => kept.find(file, keys.get(file) ?? "")
    const left = files.filter((file) => before(file) === 0)
    const report = `${folder}/unit.json`
    const all = [bin("vitest"), "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`]
    const some = left.length === 0 ? undefined : [...all, ...left]
    return {
      kept: files.reduce((sum, file) => sum + before(file), 0),
      command: left.length === files.length ? all : some,
      env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" },
      count: () => countUnit(readReport(report)),
      failures: () => unitFailures(readReport(report)),
      results: (code) => resultsIn(readReport(report), code, keys),
    }
  },
}

/** What every file has shown; a run that failed otherwise than by a test has shown nothing. */
function resultsIn(
  { testResults = [], numFailedTests }: Report,
  code: number,
  keys: ReadonlyMap<string, string>,
): readonly Result[] {
  if (code !== 0 && !Number(numFailedTests)) return []
  return (testResults as readonly FileReport[]).map((file) => {
    const { status, assertionResults } = file
    const isGood = status === "passed" && assertionResults.every((one) => one.status === "passed")
    const name = nameOf(file)
    return { name, key: keys.get(name) ?? "", good: isGood ? assertionResults.length : 0 }
  })
}
