// @vitest-environment node
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { importCycles } from "../support/importCycles"

const home = join(import.meta.dirname, "../..")

const circlesOf = (...folders: readonly string[]) =>
  importCycles(folders.map((folder) => join(home, folder))).map((circle) =>
    circle.map((file) => file.slice(home.length + 1)).toSorted(),
  )

describe("imports, types counted", () => {
  it("never run in circles inside the engine", () => {
    expect(circlesOf("renderer"), "Move the shared type to a file below both, as a rule in renderer/model").toEqual([])
  })

  it("run in circles through fewer than ten files in all", () => {
    const files = circlesOf("renderer", "src").flat()
    expect(files.length, `In circles: ${files.join(", ")}`).toBeLessThan(10)
  })

  it("are found where two files need each other", () => {
    expect(circlesOf("tests/support/circles")).toEqual([
      ["tests/support/circles/egg.ts", "tests/support/circles/hen.ts"],
    ])
  })
})
