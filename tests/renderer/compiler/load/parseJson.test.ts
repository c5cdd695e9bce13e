// @vitest-environment node
import * as fc from "fast-check"
import { parse, type ParseError } from "jsonc-parser"
import { describe, expect, it } from "vitest"
import { parseJson } from "../../../../renderer/compiler"

const reasons = (text: string) => parseJson(text).errors.map(({ reason, key }) => [reason, key])

describe("parseJson", () => {
  it.each([
    ['{ "a": 1, "a": 2 }', [["repeated-key", "a"]]],
    ['{ "a": { "b": 1, "\\u0062": 2 } }', [["repeated-key", "b"]]],
    ['{ "__proto__": {} }', [["forbidden-key", "__proto__"]]],
    ['[{ "\\u005f_proto__": {} }]', [["forbidden-key", "__proto__"]]],
    ['{ "a:b": ": , \\" :", "c": "{" }', []],
    ["[1, 2,]", [["syntax", undefined]]],
    ["{} // no", [["syntax", undefined]]],
  ])("%s: is read with what is wrong in it", (text, wrong) => {
    expect(reasons(text).slice(0, Math.max(1, wrong.length))).toEqual(wrong)
  })

  it("reads any value as a strict parser does, and knows the place of everything", () => {
    const property = fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const text = JSON.stringify({ value }, null, 1)
      const errors: ParseError[] = []
      const parsed = parseJson(text)
      expect(parsed.value).toEqual(text.includes('"__proto__"') ? parsed.value : parse(text, errors))
      expect(parsed.tree?.length).toBe(text.length)
    })
    fc.assert(property, { seed: 20_261_122, numRuns: 300 })
  })
})
