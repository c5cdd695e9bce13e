// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
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

  it("are found where two files need each other, if only for types", () => {
    const folder = mkdtempSync(join(tmpdir(), "cycles-"))
    try {
      writeFileSync(join(folder, "egg.ts"), 'import type { Hen } from "./hen"\nexport interface Egg {}\n')
      writeFileSync(join(folder, "hen.ts"), 'import {\n  type Egg,\n} from "./egg"\nexport interface Hen {}\n')
      writeFileSync(join(folder, "corn.ts"), 'export type { Hen } from "./hen"\n')
      expect(importCycles([folder]).map((circle) => circle.map((file) => basename(file)).toSorted())).toEqual([
        ["egg.ts", "hen.ts"],
      ])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
