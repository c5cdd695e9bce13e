// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { findOrphans } from "../../../../src/cli/snapshot/orphans"

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe("findOrphans", () => {
  it("names the baselines that no sample has", () => {
    const folder = mkdtempSync(join(tmpdir(), "orphans-"))
    folders.push(folder)
    for (const file of ["lion/awake.dom.txt", "lion/awake.aria.yml", "lion/asleep.dom.txt", "tiger/awake.aria.yml"]) {
      mkdirSync(join(folder, file, ".."), { recursive: true })
      writeFileSync(join(folder, file), "")
    }
    expect(findOrphans(folder, [{ screen: "lion", sample: "awake" }])).toEqual([
      join(folder, "lion/asleep.dom.txt"),
      join(folder, "tiger/awake.aria.yml"),
    ])
  })

  it("names what is no baseline, whatever lies there", () => {
    const folder = mkdtempSync(join(tmpdir(), "orphans-"))
    folders.push(folder)
    mkdirSync(join(folder, "lion/awake.dom.txt"), { recursive: true })
    for (const file of [".DS_Store", "lion/awake.dom.txt.7.half"]) writeFileSync(join(folder, file), "")
    expect(findOrphans(folder, [{ screen: "lion", sample: "awake" }])).toEqual(
      [".DS_Store", "lion/awake.dom.txt", "lion/awake.dom.txt.7.half"].map((file) => join(folder, file)),
    )
  })

  it("finds none where nothing was ever pictured", () => {
    expect(findOrphans(join(tmpdir(), "nobody-was-here"), [])).toEqual([])
  })
})
