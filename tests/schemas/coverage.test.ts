// @vitest-environment node
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { findOrphans } from "../../src/cli/snapshot/orphans"
import { listSamples, nameOf } from "../../src/cli/snapshot/states"
import { coverageOf } from "../../src/server/desk/bench/coverage"
import { chooseCells } from "../journeys/support/askingScreens"
import { type Cell, loadTable, nameOf as nameOfCell, outcomeTable, placesOf } from "../support/outcomes"
import { chooseEndings, endingOf, wireOf } from "../support/outcomes/endings"
import { faultsOf } from "../support/outcomes/meanings"
import journeys from "../support/journeys.json"
import { shippedRoot } from "../support/shippedRoot"

const root = join(import.meta.dirname, "../..")
const set = loadDocuments(shippedRoot)
const sourceOf = (file: string) => readFileSync(join(root, file), "utf8")

/** Whether a test of that title stands in the file, and runs. */
function isDeclared(file: string, title: string): boolean {
  if (!existsSync(join(root, file))) return false
  const source = sourceOf(file)
  return ['test("', "test(`", 'it("', "it(`"].some((start) => source.includes(`${start}${title}`))
}

describe("every call with every fault", () => {
  const cells = [...outcomeTable(set), ...loadTable(set)]
  const cellName = (call: string, { fault, code = "" }: { readonly fault: string; readonly code?: string }) =>
    `${call} ${fault} ${code}`

  it("has a cell, wherever the call is made", () => {
    const known = new Set(cells.map((cell) => `${cell.place.at} ${cellName(cell.place.call, cell)}`))
    const places = [...placesOf(set), ...cells.map(({ place }) => place)]
    const wanted = places.flatMap(({ call, at }) => {
      const document = set.find("call", call)?.document
      return document ? faultsOf(document).map((fault) => `${at} ${cellName(call, fault)}`) : [`${at} ${call}: none`]
    })
    expect(wanted.filter((name) => !known.has(name))).toEqual([])
    const calls = new Set(cells.map(({ place }) => place.call))
    expect(set.all("call").filter(({ id }) => !calls.has(id))).toEqual([])
  })

  it("has a place for each call that a screen makes when it opens", () => {
    const loaded = set.all("screen").flatMap(({ document }) => Object.values(document.data ?? {}))
    const places = new Set(loadTable(set).map(({ place }) => place.call))
    expect(loaded.flatMap(({ call }) => (call === undefined || places.has(call) ? [] : [call]))).toEqual([])
  })

  it("tells the customer of a sheet that the server sends once, but where the screen can do without the data", () => {
    const sent = cells.filter(({ outcome }) => outcome === "sheet")
    const isNamed = ({ place, code }: Cell) => [code, "sheet"].some((name) => Object.hasOwn(place.on, name ?? ""))
    const isMissable = (cell: Cell) => cell.place.load?.error === "ignore" && !isNamed(cell)
    const told = ({ shown }: Cell) => shown.filter((one) => /^(sheet|popup) /.test(one)).length
    const wrong = sent.filter((cell) => told(cell) !== (isMissable(cell) ? 0 : 1))
    expect(sent.length).toBeGreaterThan(100)
    expect(wrong.map((cell) => `${nameOfCell(cell)}: ${cell.shown.join(", ")}`)).toEqual([])
  })

  it.each([
    ["tests/schemas/outcomes.test.ts", "const table = outcomeTable(set)"],
    ["tests/schemas/endings.test.tsx", "const table = [...chooseEndings(set, outcomeTable(set)), ...loadTable(set)]"],
  ])("is a test of %s", (file, table) => {
    expect(sourceOf(file)).toContain(table)
    expect(sourceOf(file)).toContain("it.each(table.map((cell) => [nameOf(cell), cell] as const))")
  })

  it("ends in the drawn app as declared, and each client meets each fault there", () => {
    const drawn = [...chooseEndings(set, outcomeTable(set)), ...loadTable(set)]
    const namesIn = (chosen: readonly Cell[], nameIn: typeof endingOf) =>
      new Set(chosen.map((cell) => nameIn(set, cell)))
    for (const nameIn of [endingOf, wireOf]) expect(namesIn(drawn, nameIn)).toEqual(namesIn(cells, nameIn))
    const places = (chosen: readonly Cell[]) => new Set(chosen.flatMap(({ place }) => place.screen ?? []))
    expect(places(drawn)).toEqual(places(cells))
    const shown = (chosen: readonly Cell[]) => new Set(chosen.flatMap((cell) => cell.shown))
    expect(shown(drawn)).toEqual(shown(cells))
  })

  it("ends in a browser in every way that a customer of account opening can see", () => {
    const ends = chooseCells().flatMap(({ cells: own }) => own.flatMap(({ shown }) => shown))
    const kinds = new Set(ends.map((one) => one.split(" ")[0] ?? ""))
    expect([...kinds].toSorted()).toEqual(["login", "page", "popup", "sheet", "toast"])
  })
})

describe("every journey of the catalogue", () => {
  it("is listed", () => {
    const ids = (prefix: string, from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => `${prefix}${String(from + index).padStart(2, "0")}`)
    expect(journeys.map(({ id }) => id)).toEqual([...ids("AJ", 1, 12), ...ids("J", 1, 20)])
  })

  it.each(journeys.flatMap(({ proofs }) => proofs))("$name", ({ file, name }) => {
    expect(isDeclared(file, name)).toBe(true)
  })
})

describe("every state", () => {
  const samples = listSamples(shippedRoot, {})
  const baselines = join(root, "tests/baselines")

  it("belongs to a screen, and every screen has one", () => {
    const drawn = new Set(samples.map(({ screen }) => screen))
    expect(set.all("screen").filter(({ id }) => !drawn.has(id))).toEqual([])
  })

  it("shows, with the others, no less of the ends of calls and of the texts for wrong answers than before", () => {
    const wordsOf = (name: string) =>
      sourceOf(`tests/baselines/${name}.dom.txt`)
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => !line.startsWith("<"))
    const pairs = samples.map((sample) => ({ ...sample, parts: [], read: wordsOf(nameOf(sample)) }))
    const { end, message } = coverageOf(set, pairs).counts
    expect(end.shown).toBeGreaterThanOrEqual(265)
    expect(message.shown).toBeGreaterThanOrEqual(39)
  })

  it("has its baselines, and every baseline its state", () => {
    const files = samples.flatMap((sample) =>
      ["dom.txt", "aria.yml"].map((ending) => join(baselines, `${nameOf(sample)}.${ending}`)),
    )
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    expect(findOrphans(baselines, samples)).toEqual([])
  })
})
