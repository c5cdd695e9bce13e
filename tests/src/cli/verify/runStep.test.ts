// @vitest-environment node
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { openKept } from "../../../../src/cli/kept"
import type { Inputs } from "../../../../src/cli/verify/inputs"
import { readJourneys } from "../../../../src/cli/verify/journeys"
import { runStep } from "../../../../src/cli/verify/runStep"
import { whole } from "../../../../src/cli/verify/steps"

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "step-"))))
afterEach(() => rmSync(folder, { recursive: true }))

const inputsOf = (code: string): Inputs => ({ code, everything: code, journey: () => code, isNothingKept: false })

/** Runs a step that ends with the exit code, in a process of its own. */
async function run(exitCode: number, code: string) {
  const said: string[] = []
  const step = whole("lint", "code", () => [process.execPath, "-e", `process.exit(${exitCode})`])
  const kept = openKept(join(folder, "kept.json"))
  const tally = await runStep(step, { inputs: inputsOf(code), kept, folder, print: (text) => void said.push(text) })
  return [tally, said.join("").replace(/\d+ s/, "")]
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
      { name: "zoo.spec.ts › inside › b", isGood: false, screens: ["*"] },
    ])
  })
})
