// @vitest-environment node
import * as fc from "fast-check"
import { afterAll, describe, expect, it } from "vitest"
import { compileDocuments, loadDocuments } from "../../../../renderer/compiler"
import { writeDocuments, zooFiles, zooDefinitions } from "../../../support/zoo"

type Place = readonly (string | number)[]

function placesIn(value: unknown, above: Place = []): readonly Place[] {
  if (typeof value !== "object" || value === null) return [above]
  return [above, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...above, key]))]
}

function replaceAt(value: unknown, [key, ...rest]: Place, replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? replaceAt(item, rest, replacement) : item))
  return Object.fromEntries(
    Object.entries(value as object).map(([name, item]) => [
      name,
      name === key ? replaceAt(item, rest, replacement) : item,
    ]),
  )
}

const zoo = writeDocuments()
afterAll(zoo.removeAll)

const places = Object.entries(zooFiles).flatMap(([file, content]) =>
  placesIn(content).map((place) => ({ file, place })),
)

describe("compileDocuments", () => {
  it("gives a verdict on any change of any document, and still compiles the others", () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 2 }), ({ file, place }, replacement) => {
        zoo.write(file, replaceAt(zooFiles[file], place, replacement))
        const { screens } = compileDocuments(loadDocuments(zoo.root), zooDefinitions, { samples: true })
        zoo.write(file, zooFiles[file])
        expect(screens.has("gate") || file === "gate/gate.screen.json").toBe(true)
        expect(screens.has("lions") || file === "tour/lions.screen.json").toBe(true)
      }),
      { numRuns: 150, examples: [[{ file: "app.json", place: ["tokens"] }, null]] },
    )
  })
})
