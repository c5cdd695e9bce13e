import { spawnSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { bin, previewIn } from "./commands"
import type { Step } from "./step"
import { firstLine } from "../firstLine"
import { countJourneys, readReport, type Report } from "./tally"

interface Journey {
  /** File and titles, as Playwright lists them. */
  readonly name: string
  readonly isGood: boolean
  /** The first line of why it failed, where it did. */
  readonly error?: string
  /** Screens that the customer came to; `*` where any may have been among them. */
  readonly screens: readonly string[]
}

interface Spec {
  readonly title: string
  readonly tests: readonly {
    readonly status: string
    readonly annotations: readonly { readonly type: string; readonly description?: string }[]
    readonly results?: readonly { readonly errors?: readonly { readonly message?: string }[] }[]
  }[]
}

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly Spec[]
}

/** A journey notes where it came to (tests/journeys/support/visited.ts); of one that does not, nothing is known. */
function screensIn({ tests }: Spec): readonly string[] {
  const noted = tests.flatMap(({ annotations }) => annotations.filter(({ type }) => type === "screens"))
  return noted.length === 0 ? ["*"] : noted.flatMap(({ description = "" }) => description.split(" ").filter(Boolean))
}

const errorIn = ({ tests }: Spec): string =>
  firstLine(tests.flatMap(({ results = [] }) => results.flatMap(({ errors = [] }) => errors))[0]?.message)

const journeysIn = ({ title, suites = [], specs = [] }: Suite, above: readonly string[] = []): readonly Journey[] => [
  ...specs.map((spec) => {
    const isGood = spec.tests.every(({ status }) => status === "expected")
    return {
      name: [...above, title, spec.title].join(" › "),
      isGood,
      ...(isGood ? {} : { error: errorIn(spec) }),
      screens: screensIn(spec),
    }
  }),
  ...suites.flatMap((suite) => journeysIn(suite, [...above, title])),
]

export const readJourneys = ({ suites = [] }: Report): readonly Journey[] =>
  (suites as readonly Suite[]).flatMap((suite) => journeysIn(suite))

const command = [bin("playwright"), "test", "--config", "tests/journeys/playwright.config.ts"]

export const journeyFailures = (report: Report): readonly string[] =>
  readJourneys(report).flatMap(({ name, error }) => (error === undefined ? [] : [`${name}: ${error}`]))

/** All journeys that there are now; none where they cannot be read, which their run will tell. */
function listNames(): readonly string[] {
  const [program = "", ...parameters] = [...command, "--list", "--reporter=json"]
  const { status, stdout } = spawnSync(program, parameters, { encoding: "utf8", maxBuffer: 2 ** 26 })
  return status === 0 ? readJourneys(JSON.parse(stdout) as Report).map(({ name }) => name) : []
}

/** Each journey for itself: it holds as long as the code stays, and the screens that it came to. */
export const journeys: Step = {
  name: "journeys",
  needs: ["preview build"],
  plan({ inputs, kept, folder }) {
    const report = `${folder}/journeys/report.json`
    const names = inputs.isNothingKept ? [] : listNames()
    const known = names.filter((name) => kept.find(name, inputs.journey) > 0)
    const list = `${folder}/journeys.txt`
    writeFileSync(list, known.join("\n"))
    const left = known.length === 0 ? command : [...command, "--test-list-invert", list]
    return {
      kept: known.length,
      command: known.length > 0 && known.length === names.length ? undefined : left,
      env: { JOURNEYS_FOLDER: `${folder}/journeys`, BUILT: previewIn(folder) },
      count: () => countJourneys(readReport(report)),
      failures: () => journeyFailures(readReport(report)),
      results: () =>
        readJourneys(readReport(report)).map(({ name, isGood, screens }) => ({
          name,
          key: inputs.journey(screens),
          good: isGood ? 1 : 0,
          parts: screens,
        })),
    }
  },
}
