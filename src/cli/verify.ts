/** npm test: everything that must hold, one step after the other; ends with one plain total. */
import { spawn } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"

interface Tally {
  readonly passed: number
  readonly failed: number
}

interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** Reads how many single tests ran; without it the step counts as one. */
  readonly count?: () => Tally
}

const reports = ".cache/verify"
const bin = (name: string) => `node_modules/.bin/${name}`
const tsx = (file: string, ...rest: string[]) => [process.execPath, "--import", "tsx", file, ...rest]

const readReport = (file: string): Record<string, unknown> | undefined =>
  existsSync(`${reports}/${file}`) ? JSON.parse(readFileSync(`${reports}/${file}`, "utf8")) : undefined

function countUnit(): Tally {
  const report = readReport("unit.json")
  return { passed: Number(report?.["numPassedTests"] ?? 0), failed: Number(report?.["numFailedTests"] ?? 0) }
}

function countJourneys(): Tally {
  const stats = readReport("journeys.json")?.["stats"] as Record<string, number> | undefined
  return {
    passed: (stats?.["expected"] ?? 0) + (stats?.["flaky"] ?? 0),
    failed: (stats?.["unexpected"] ?? 0) + (stats?.["skipped"] ?? 0),
  }
}

const steps: readonly Step[] = [
  { name: "format", command: [bin("oxfmt"), "--check"] },
  { name: "lint", command: [bin("oxlint"), "--deny-warnings"] },
  { name: "types", command: [bin("tsc"), "-b"] },
  { name: "unused code", command: [bin("knip")] },
  { name: "generated files", command: tsx("src/cli/generate.ts", "--check") },
  { name: "documents", command: tsx("src/cli/main.ts", "check") },
  { name: "production build", command: [process.execPath, "src/cli/build.mjs", ".cache/production"] },
  { name: "size budgets", command: tsx("src/cli/budgets.ts", ".cache/production") },
  {
    name: "unit",
    command: [
      bin("vitest"),
      "run",
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${process.cwd()}/${reports}/unit.json`,
    ],
    count: countUnit,
  },
  {
    name: "journeys",
    command: [bin("playwright"), "test", "--config", "tests/journeys/playwright.config.ts"],
    count: countJourneys,
  },
  { name: "screen states", command: tsx("src/cli/main.ts", "snapshot") },
]

function run(command: readonly string[]): Promise<number> {
  const [program = "", ...parameters] = command
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { stdio: "inherit" })
    child.on("error", () => resolve(1))
    child.on("close", (code) => resolve(code ?? 1))
  })
}

async function verify(wanted: readonly string[]): Promise<Tally> {
  let passed = 0
  let failed = 0
  for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const started = Date.now()
    const code = await run(step.command)
    const counted = step.count?.() ?? { passed: 0, failed: 0 }
    // A step that ends badly without naming a failed test has failed as a whole.
    const whole = code === 0 ? 0 : Math.max(1 - counted.failed, 0)
    passed += step.count === undefined && code === 0 ? 1 : counted.passed
    failed += counted.failed + whole
    if (step.count !== undefined && code === 0 && counted.passed === 0) failed += 1
    process.stdout.write(
      `${code === 0 ? "ok" : "FAILED"}  ${step.name}  (${Math.round((Date.now() - started) / 1000)} s)\n`,
    )
  }
  return { passed, failed }
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const total = await verify(process.argv.slice(2))
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
