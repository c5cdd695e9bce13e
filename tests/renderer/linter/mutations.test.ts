// @vitest-environment node
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { hostile } from "../../support/hostile"
import { edited, removed, save, setOf, type Edit } from "./support"
import { zoo, type Files } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

function* pointersIn(value: Json, pointer = ""): Generator<string> {
  if (typeof value !== "object" || value === null) return
  for (const [name, child] of Object.entries(value)) {
    const place = `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`
    yield place
    yield* pointersIn(child as Json, place)
  }
}

const places = Object.entries(zoo).flatMap(([file, content]) =>
  [...pointersIn(content)].map((pointer) => [file, pointer] as const),
)

const anyJson = fc.oneof(fc.constantFrom(...hostile), fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>)

const aMutation = fc.record({ place: fc.constantFrom(...places), value: fc.oneof(fc.constant(removed), anyJson) })

const mutate = (files: Files, file: string, edit: Edit): Files => ({
  ...files,
  [file]: edited(files[file] ?? {}, [edit]),
})

/** What is as it was stays the very object, as from a loader: it is not judged anew, which is most of the work. */
const clean = setOf(zoo)

describe("checkDocuments", () => {
  it("gives a verdict on any mutation of any document", () => {
    const property = fc.property(fc.array(aMutation, { minLength: 1, maxLength: 3 }), (mutations) => {
      const files = mutations.reduce<Files>(
        (all, { place: [file, pointer], value }) => mutate(all, file, [pointer, value]),
        zoo,
      )
      const changed = Object.keys(files).filter((file) => files[file] !== zoo[file])
      const set = changed.reduce((all, file) => save(all, file, files[file] ?? null), clean)
      for (const { line, file, pointer } of checkDocuments(set, zooDefinitions)) {
        expect(line).toBeGreaterThan(0)
        expect(Object.keys(files)).toContain(file)
        expect(pointer === "" || pointer.startsWith("/")).toBe(true)
      }
    })
    fc.assert(property, { numRuns: 250, seed: 7 })
  })

  it("gives a verdict where a whole document is anything but a document", () => {
    for (const file of Object.keys(zoo)) {
      for (const value of hostile) expect(() => checkDocuments(save(clean, file, value), zooDefinitions)).not.toThrow()
    }
  })

  it("gives a verdict on no documents at all", () => {
    expect(checkDocuments(setOf({}), zooDefinitions)).toEqual([])
  })

  it("comes to an end with conditions, schemas and texts that were made to be slow", () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      any: [{ is: ["$query.kind", `a${index}`] }, { gt: ["$state.count", index] }],
    }))
    const crossed = Array.from({ length: 8 }, (_, index) => ({
      isNot: [`$list.animals.${index}.age`, `$list.animals.${index + 1}.age`],
    }))
    const files = mutate(
      mutate(zoo, "visit/animals.screen.json", [
        "/body/1/when",
        { all: [...many, ...crossed, { is: ["$list.price", "$list.species"] }] },
      ]),
      "visit/ticket.form.json",
      ["/schema/properties/name/pattern", `^(${"a?".repeat(40)})*${"a".repeat(40)}$`],
    )
    const texts = mutate(files, "visit/animals.screen.json", ["/title", `${"**[".repeat(500)}${"{a".repeat(500)}`])
    const rules = checkDocuments(setOf(texts), zooDefinitions).map(({ rule }) => rule)
    expect(rules).toContain("pattern-slow")
  })

  it("leaves hostile names alone", () => {
    const screen = zoo["visit/animals.screen.json"] ?? {}
    const named = JSON.parse(
      JSON.stringify(screen)
        .replace('"widget":"heading"', '"widget":"constructor"')
        .replace("$list.price", "$list.__proto__.price"),
    )
    const rules = checkDocuments(setOf({ ...zoo, "visit/animals.screen.json": named }), zooDefinitions).map(
      ({ rule }) => rule,
    )
    expect(rules).toContain("unknown-widget")
    expect(rules).toContain("forbidden-path")
  })
})
