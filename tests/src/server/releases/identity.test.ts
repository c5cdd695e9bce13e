// @vitest-environment node
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { filesOf, idOf, isReleaseId } from "../../../../src/server/releases/identity"

const texts = fc.dictionary(fc.string(), fc.string(), { noNullPrototype: true })
const idOfTexts = (entries: readonly (readonly [string, string])[]) => idOf(filesOf(new Map(entries)))

describe("idOf", () => {
  it("depends on paths and texts, not on their order", () => {
    fc.assert(
      fc.property(texts, (some) => {
        const id = idOfTexts(Object.entries(some))
        expect(isReleaseId(id)).toBe(true)
        expect(idOfTexts(Object.entries(some).toReversed())).toBe(id)
      }),
    )
  })

  it("is another one when a text changes by a letter or stands under another path", () => {
    const id = idOfTexts([
      ["lion.json", "{}"],
      ["zebra.json", "[]"],
    ])
    expect(
      idOfTexts([
        ["lion.json", "{ }"],
        ["zebra.json", "[]"],
      ]),
    ).not.toBe(id)
    expect(
      idOfTexts([
        ["lion.json", "[]"],
        ["zebra.json", "{}"],
      ]),
    ).not.toBe(id)
    expect(idOfTexts([["lion.json", "{}"]])).not.toBe(id)
  })
})
