// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { findOrphans, orphansOf, removeOrphans } from "../../../../src/cli/snapshot/orphans"
import { listSamples } from "../../../../src/cli/snapshot/states"
import { shippedRoot } from "../../../support/shippedRoot"

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
    expect(findOrphans(folder, [{ screen: "lion", sample: "awake" }]).map(({ file }) => file)).toEqual([
      join(folder, "lion/asleep.dom.txt"),
      join(folder, "tiger/awake.aria.yml"),
    ])
  })

  it("names what is no baseline, whatever lies there", () => {
    const folder = mkdtempSync(join(tmpdir(), "orphans-"))
    folders.push(folder)
    mkdirSync(join(folder, "lion/awake.dom.txt"), { recursive: true })
    for (const file of [".DS_Store", "lion/awake.dom.txt.7.half"]) writeFileSync(join(folder, file), "")
    expect(findOrphans(folder, [{ screen: "lion", sample: "awake" }]).map(({ file }) => file)).toEqual(
      [".DS_Store", "lion/awake.dom.txt", "lion/awake.dom.txt.7.half"].map((file) => join(folder, file)),
    )
  })

  it("finds none where nothing was ever pictured", () => {
    expect(findOrphans(join(tmpdir(), "nobody-was-here"), [])).toEqual([])
  })
})

/** Baselines of the shipped documents, of a state of theirs that is gone, and of a screen that is gone. */
function aPlace() {
  const folder = mkdtempSync(join(tmpdir(), "orphans-"))
  folders.push(folder)
  const places = { text: join(folder, "text"), pixels: join(folder, "pixels") }
  const states = [
    `client_bank/${listSamples(shippedRoot, { only: "client_bank" })[0]?.sample}`,
    "client_bank/gone",
    "zoo/gone",
  ]
  const files = states.flatMap((state) => [
    join(places.text, `${state}.dom.txt`),
    join(places.text, `${state}.aria.yml`),
    ...["light", "dark"].map((theme) => join(places.pixels, `${state}.${theme}.png`)),
  ])
  for (const file of files) {
    mkdirSync(join(file, ".."), { recursive: true })
    writeFileSync(file, "")
  }
  const left = () => files.filter((file) => existsSync(file)).length
  return { folder, places, left }
}

describe("orphans of a run", () => {
  it.each([
    [undefined, ["client_bank/gone", "zoo/gone"]],
    ["zoo", ["zoo/gone"]],
    ["client_bank/g*", ["client_bank/gone"]],
    ["search", []],
  ])("are those among the states that it is about: %s", (only, states) => {
    const { places } = aPlace()
    const choice = { root: shippedRoot, ...(only !== undefined && { only }) }
    expect([...new Set(orphansOf(places, choice).map(({ state }) => state))]).toEqual(states)
    expect(orphansOf(places, { ...choice, shard: "1/2" })).toEqual([])
  })

  it("go with their pictures, and with the folder of a screen that has none any more", () => {
    const { folder, places, left } = aPlace()
    const choice = { root: shippedRoot }
    expect(left()).toBe(12)
    expect(removeOrphans(orphansOf(places, choice), places, choice)).toBe(4)
    expect([left(), existsSync(join(places.text, "zoo")), existsSync(join(places.pixels, "zoo"))]).toEqual([
      4,
      false,
      false,
    ])
    expect(existsSync(folder)).toBe(true)
  })

  it("take the pictures away also where the texts went before", () => {
    const { places, left } = aPlace()
    rmSync(join(places.text, "zoo"), { recursive: true })
    const choice = { root: shippedRoot, only: "zoo" }
    expect(removeOrphans([], places, choice)).toBe(2)
    expect(left()).toBe(8)
  })
})
