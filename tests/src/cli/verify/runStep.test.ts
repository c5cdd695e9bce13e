// @vitest-environment node
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { openKept } from "../../../../src/cli/kept"
import type { Inputs } from "../../../../src/cli/verify/inputs"
import { journeyFailures, readJourneys } from "../../../../src/cli/verify/journeys"
import { runStep } from "../../../../src/cli/verify/runStep"
import type { Step } from "../../../../src/cli/verify/step"
import { whole } from "../../../../src/cli/verify/steps"
import { unitFailures } from "../../../../src/cli/verify/unit"

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "step-"))))
afterEach(() => rmSync(folder, { recursive: true }))

const inputsOf = (code: string): Inputs => ({ code, everything: code, journey: () => code, isNothingKept: false })

const ending = (exitCode: number) => [process.execPath, "-e", `process.exit(${exitCode})`]

async function runOne(step: Step, code: string) {
  const said: string[] = []
  const failures: string[] = []
  const kept = openKept(join(folder, "kept.json"))
  const tally = await runStep(step, {
    inputs: inputsOf(code),
    kept,
    folder,
    print: (text) => void said.push(text),
    noteFailure: (sentence) => void failures.push(sentence),
  })
  return { tally, said: said.join("").replace(/\d+ s/, ""), failures }
}

/** Runs a step that ends with the exit code, in a process of its own. */
async function run(exitCode: number, code: string) {
  const { tally, said } = await runOne(
    whole("lint", "code", () => ending(exitCode)),
    code,
  )
  return [tally, said]
}

describe("runStep", () => {
  it("keeps what was good as long as its inputs stay, and says so", async () => {
    expect(await run(0, "a")).toEqual([{ passed: 1, failed: 0, kept: 0 }, "ok  lint  ()\n"])
    expect(await run(1, "a")).toEqual([{ passed: 1, failed: 0, kept: 1 }, "ok  lint  (, result kept)\n"])
  })

  it("runs again when an input has changed", async () => {
    await run(0, "a")
    expect(await run(1, "b")).toEqual([{ passed: 0, failed: 1, kept: 0 }, "FAILED  lint  ()\n"])
  })

  it("keeps nothing that failed", async () => {
    await run(1, "a")
    expect(await run(1, "a")).toEqual([{ passed: 0, failed: 1, kept: 0 }, "FAILED  lint  ()\n"])
  })
})

describe("what is said once more where a run ends", () => {
  const failing = (failures?: () => readonly string[]): Step => ({
    name: "zoo",
    plan: () => ({ kept: 0, command: ending(1), ...(failures && { failures }) }),
  })

  it("is each test that failed, or that the step did", async () => {
    const named = await runOne(
      failing(() => ["lion: roars", "seal: sleeps"]),
      "a",
    )
    expect(named.failures).toEqual(["zoo: lion: roars", "zoo: seal: sleeps"])
    for (const silent of [failing(() => []), failing()])
      expect((await runOne(silent, "a")).failures).toEqual(["zoo: failed"])
  })

  it("is nothing where all went well", async () => {
    const { failures } = await runOne(
      whole("lint", "code", () => ending(0)),
      "a",
    )
    expect(failures).toEqual([])
  })

  it("names a journey with the first line of its error, without colours", () => {
    const results = [{ errors: [{ message: "\u001b[31m\n  Error: read ECONNRESET\u001b[39m\nCall log:" }] }]
    const specs = [
      { title: "fed", tests: [{ status: "expected", annotations: [] }] },
      { title: "awake", tests: [{ status: "unexpected", annotations: [], results }] },
    ]
    expect(journeyFailures({ suites: [{ title: "zoo.spec.ts", specs }] })).toEqual([
      "zoo.spec.ts › awake: Error: read ECONNRESET",
    ])
  })

  it("names a unit test, and a file that could not run", () => {
    const lion = { status: "failed", fullName: "lion roars", failureMessages: ["Error: silent\n at lion"] }
    const seal = { status: "passed", fullName: "seal sleeps", failureMessages: [] }
    const testResults = [
      { name: join(process.cwd(), "zoo.test.ts"), status: "failed", assertionResults: [lion, seal] },
      { name: join(process.cwd(), "pond.test.ts"), status: "failed", message: "no pond", assertionResults: [] },
      { name: join(process.cwd(), "sea.test.ts"), status: "passed", assertionResults: [seal] },
    ]
    expect(unitFailures({ testResults })).toEqual(["zoo.test.ts › lion roars: Error: silent", "pond.test.ts: no pond"])
  })
})

describe("readJourneys", () => {
  it("gives where each customer came to; any screen where that was not noted", () => {
    const spec = (title: string, status: string, ...annotations: object[]) => ({
      title,
      tests: [{ status, annotations }],
    })
    const good = spec("a", "expected", { type: "screens", description: "lion seal" })
    const inside = { title: "inside", specs: [spec("b", "flaky")] }
    expect(readJourneys({ suites: [{ title: "zoo.spec.ts", specs: [good], suites: [inside] }] })).toEqual([
      { name: "zoo.spec.ts › a", isGood: true, screens: ["lion", "seal"] },
      { name: "zoo.spec.ts › inside › b", isGood: false, error: "no message", screens: ["*"] },
    ])
  })
})
