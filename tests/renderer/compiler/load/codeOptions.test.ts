// @vitest-environment node
import { afterEach, describe, expect, it } from "vitest"
import { createLoader, type DocumentSet, loadDocuments } from "../../../../renderer/compiler"
import type { Json } from "../../../../renderer/model/documents"
import { createRandom } from "../../../../src/domain/random"
import { type TemporaryDocuments, writeDocuments } from "../../../support/zoo"

const opened: TemporaryDocuments[] = []
afterEach(() => {
  for (const zoo of opened.splice(0)) zoo.removeAll()
})

/** One line each, so that a line tells the row. */
const table = (...rows: readonly object[]) =>
  `{ "kind": "codes", "id": "animals", "codes": [\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n] }`

const lion = { code: "LION", label: "Lion" }
const bear = { code: "BEAR", label: "Bear", legs: 4 }
const seal = { code: "SEAL", label: "Seal" }

const shared = {
  definitions: {
    kind: { type: "string", codes: "animals", enum: ["LION", "BEAR", "SEAL"] },
    pet: { type: "object", properties: { sort: { $ref: "#/definitions/kind" } } },
  },
}

const properties = {
  kind: { $ref: "../shared/zoo.json#/definitions/kind" },
  kinds: { type: "array", items: { type: "string", codes: "animals" } },
  pets: { type: "array", items: { $ref: "../shared/zoo.json#/definitions/pet" } },
  other: { type: "string" },
}

const form = (...ui: readonly object[]) =>
  `{ "kind": "form", "id": "cage", "schema": ${JSON.stringify({ type: "object", properties })}, "ui": [\n${ui.map((part) => JSON.stringify(part)).join(",\n")}\n] }`

const field = (name: string, options: unknown, more = {}) => ({ field: name, widget: "choice", options, ...more })
const whole = field("kind", "codes")

const tableFile = "codes/animals.codes.json"
const formFile = "cats/cage.form.json"

function open(...ui: readonly object[]) {
  const zoo = writeDocuments({
    "shared/zoo.json": shared,
    [tableFile]: table(lion, bear, seal),
    [formFile]: form(...ui),
  })
  opened.push(zoo)
  const load = createLoader(zoo.root)
  const cage = () => load().find("form", "cage")
  return { zoo, load, cage, options: (index = 0) => optionsOf(cage()?.document.ui[index]) }
}

const optionsOf = (part: object | undefined) => (part as { readonly options?: Json } | undefined)?.options

const all = [
  { value: "LION", label: "Lion" },
  { value: "BEAR", label: "Bear" },
  { value: "SEAL", label: "Seal" },
]

describe("options that refer to a code table", () => {
  it("are all of its codes with its labels, of a value, of each of a list, and inside rows and sections", () => {
    const rows = { field: "pets", widget: "rows", ui: [field("sort", "codes")] }
    const { cage, options } = open(
      whole,
      field("kinds", "codes"),
      { section: "More", ui: [whole] },
      { section: "Pets", ui: [rows] },
    )
    const ui = cage()?.document.ui as unknown as readonly {
      readonly ui: readonly { readonly ui: readonly object[] }[]
    }[]
    expect([options(0), options(1), optionsOf(ui[2]?.ui[0])]).toEqual([all, all, all])
    expect(optionsOf(ui[3]?.ui[0]?.ui[0])).toEqual(all)
  })

  it("take the labels that they do not write, and say everything else themselves", () => {
    const { options } = open(
      field("kind", [
        { value: "SEAL", when: { is: [1, 1] } },
        { value: "LION", label: "King" },
        { value: "WOLF" },
        { value: "BEAR", description: "Brown" },
      ]),
    )
    expect(JSON.stringify(options())).toBe(
      JSON.stringify([
        { value: "SEAL", label: "Seal", when: { is: [1, 1] } },
        { value: "LION", label: "King" },
        { value: "WOLF" },
        { value: "BEAR", label: "Bear", description: "Brown" },
      ]),
    )
  })

  it("are none, which is noted, where the property names no table, or one that is not there", () => {
    const { zoo, cage, options } = open(field("other", "codes"), whole)
    expect([options(0), cage()?.optionsWithoutTable]).toEqual([[], ["/ui/0/options"]])
    zoo.remove(tableFile)
    expect([options(1), cage()?.optionsWithoutTable]).toEqual([[], ["/ui/0/options", "/ui/1/options"]])
  })

  it("stand where they are written, and their labels in the table", () => {
    const { cage } = open(field("other", [{ value: 1, label: "One" }]), whole, field("kinds", [{ value: "BEAR" }]))
    const places = ["/ui/0/options/0/label", "/ui/1/options/1", "/ui/1/options/1/label", "/ui/2/options/0/label"]
    expect(places.map((place) => cage()?.lineOf(place))).toEqual([2, 3, 3, 4])
    expect(places.map((place) => cage()?.writtenAt?.(place))).toEqual([
      "/ui/0/options/0/label",
      "/ui/1/options",
      "/ui/1/options",
      "/ui/2/options/0",
    ])
    const bearLabel = { file: tableFile, pointer: "/codes/1/label" }
    expect(places.map((place) => cage()?.sharedAt?.(place))).toEqual([undefined, undefined, bearLabel, bearLabel])
  })

  it("follow the table, which says the line of a label", () => {
    const { zoo, load, options } = open(whole)
    zoo.write(tableFile, table(seal, { ...lion, label: "Lioness" }))
    expect(options()).toEqual([all[2], { value: "LION", label: "Lioness" }])
    expect(load().lineInShared({ file: tableFile, pointer: "/codes/1/label" })).toBe(3)
  })

  it("leave the form the very object while nothing changes that it has of the table", () => {
    const { zoo, cage } = open(field("kind", [{ value: "LION" }]))
    const before = cage()
    zoo.write(tableFile, table(lion, { ...bear, label: "Grizzly" }, { ...seal, legs: 0 }))
    expect(cage()).toBe(before)
    zoo.write(tableFile, table({ ...lion, label: "Lioness" }, bear, seal))
    const after = cage()
    expect(after?.hash).not.toBe(before?.hash)
    zoo.write(tableFile, table(lion, bear, seal))
    expect(cage()?.hash).toBe(before?.hash)
  })

  it("leave a form that writes all of them as it was read", () => {
    const { zoo, cage } = open(field("kind", all))
    const before = cage()
    zoo.write(tableFile, table(seal))
    expect(cage()).toBe(before)
    expect(before?.sharedAt).toBeUndefined()
  })

  it("are no other content than the same list written out, for whoever knows the file by its hash", () => {
    const { zoo, cage } = open(whole)
    const before = cage()
    zoo.write(formFile, form(field("kind", all)))
    expect(cage()?.document).toEqual(before?.document)
    expect(cage()?.hash).not.toBe(before?.hash)
  })
})

describe("after random edits", () => {
  const random = createRandom(20_261_130)
  const labels = ["Lion", "Bear", "Seal", "Wolf"]
  const aRow = () => ({ code: random.pick(["LION", "BEAR", "SEAL", "WOLF"]), label: random.pick(labels) })
  const aForm = () =>
    form(
      random.pick([
        whole,
        field("kind", [{ value: "BEAR" }, { value: random.pick(["LION", "WOLF"]) }]),
        field("kind", all),
      ]),
      random.pick([field("kinds", "codes"), field("other", "codes")]),
    )
  const contentOf = ({ documents }: DocumentSet) =>
    documents.map(({ file, document, hash, optionsWithoutTable, sharedParts }) => [
      file,
      document,
      hash,
      optionsWithoutTable,
      sharedParts,
    ])

  it("forms are what a new reader makes of them, read at once or as they are asked for", () => {
    const { zoo, load } = open(whole)
    for (let edit = 0; edit < 200; edit += 1) {
      const kind = random.whole(6)
      const property = { ...shared.definitions.kind, codes: random.pick(["animals", "plants"]) }
      if (kind < 3) zoo.write(tableFile, table(...Array.from({ length: random.whole(4) }, aRow)))
      else if (kind < 5) zoo.write(formFile, aForm())
      else zoo.write("shared/zoo.json", { definitions: { ...shared.definitions, kind: property } })
      const set = load()
      expect(contentOf(set)).toEqual(contentOf(loadDocuments(zoo.root)))
      expect(createLoader(zoo.root, { onDemand: true })().find("form", "cage")?.document).toEqual(
        set.find("form", "cage")?.document,
      )
    }
  })
})
