/**
 * npm run mutate [ID...]: breaks a copy of the repository in one place after the other, and sees that a step of
 * `npm test` turns red. The cheapest step first; the first red one ends it. Prints one line each, and fails where all stay green.
 */
import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { mutate, mutations, timesIn, type Mutation } from "./mutations"

const root = join(import.meta.dirname, "../..")

interface Attempt {
  readonly name: string
  readonly command: readonly string[]
}

const bin = (name: string) => join("node_modules/.bin", name)
const tool = (...rest: string[]) => [process.execPath, "src/cli/run.mjs", ...rest]
const playwright = [bin("playwright"), "test", "--config", "tests/journeys/playwright.config.ts", "--max-failures=1"]
const vitest = [bin("vitest"), "run", "--reporter=dot", "--bail=1"]

/** Narrow first: where that stays green, the whole layer is asked, and then the next one. */
function attemptsFor({ tests, step, only }: Mutation): readonly Attempt[] {
  const whole: readonly Attempt[] = [
    { name: "documents", command: tool("check") },
    { name: "unit", command: vitest },
    { name: "screen states", command: tool("snapshot") },
    { name: "journeys", command: playwright },
  ]
  const narrow: readonly Attempt[] =
    step === "screen states"
      ? [{ name: "screen states", command: tool("snapshot", "--only", only ?? "*") }]
      : step === "journeys"
        ? [{ name: "journeys", command: [...playwright, ...(only ?? "").split("|")] }]
        : step === undefined && tests
          ? [{ name: "unit", command: [...vitest, ...tests] }]
          : []
  return [...narrow, ...whole]
}

/** What git knows and what is new, without what is ignored; dependencies are shared. */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), "kamishibai-mutations-"))
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root })
  for (const file of listed.toString().split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"))
  return copy
}

interface Ended {
  readonly isRed: boolean
  readonly said: string
}

function run(copy: string, [program = "", ...parameters]: readonly string[]): Ended {
  const env = { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" }
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd: copy, env, encoding: "utf8" })
  return { isRed: status !== 0, said: `${stdout}${stderr}` }
}

const triedBefore = new Set<string>()

/** A step that is red without any breakage notices nothing. */
function expectGreen(copy: string, { command }: Attempt): void {
  const key = command.join(" ")
  if (triedBefore.has(key)) return
  triedBefore.add(key)
  const { isRed, said } = run(copy, command)
  if (isRed) throw new Error(`red without any breakage: ${key}\n${said.slice(-4_000)}`)
}

/** The step that noticed, if one did. */
function tryOut(copy: string, mutation: Mutation): string | undefined {
  const [first] = attemptsFor(mutation)
  if (first) expectGreen(copy, first)
  const file = join(copy, mutation.file)
  const text = readFileSync(file, "utf8")
  if (timesIn(text, mutation) !== 1) throw new Error(`${mutation.id} does not fit ${mutation.file}`)
  writeFileSync(file, mutate(text, mutation))
  try {
    return attemptsFor(mutation).find(({ command }) => run(copy, command).isRed)?.name
  } finally {
    writeFileSync(file, text)
  }
}

const wanted = process.argv.slice(2)
const chosen = mutations.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
const copy = copyRepository()
let unnoticed = 0
try {
  for (const mutation of chosen) {
    const began = performance.now()
    const step = tryOut(copy, mutation)
    if (step === undefined) unnoticed += 1
    const seconds = Math.round((performance.now() - began) / 1000)
    process.stdout.write(
      `${mutation.id.padEnd(24)} ${(step ?? "UNNOTICED").padEnd(14)} ${`${seconds}`.padStart(4)} s  ${mutation.says}\n`,
    )
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
process.stdout.write(`\n${chosen.length - unnoticed} of ${chosen.length} were noticed\n`)
process.exitCode = unnoticed === 0 && chosen.length > 0 ? 0 : 1
