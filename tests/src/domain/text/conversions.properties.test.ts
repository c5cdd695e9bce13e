// @vitest-environment node
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { brandNorm } from "../../../../src/domain/text/brandNorm"
import * as conversions from "../../../../src/conversions/index"

/** Characters that Japanese keyboards, old mail clients and copied documents really give. */
const typed = fc.constantFrom(
  ..."アァがはぱウわヷンーｰｱｶﾊﾞﾟ゛゜・山髙﨑𠮷々abZＡｂ０９12-－‐−―〜～@＠.．,，、 　（）()㈱㈲円￥¥\\/\u200B\u200F\uFEFF\u0000\t\n\u3099\u309A\u0301🦁",
)
const text = fc.oneof(
  fc.array(typed, { maxLength: 24 }).map((characters) => characters.join("")),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
)

describe.each(Object.entries({ ...conversions, "brand-norm": brandNorm }))("conversion %s", (_, convert) => {
  it("gives the same when it converts twice", () => {
    fc.assert(
      fc.property(text, (given) => {
        const once = convert(given)
        expect(convert(once)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })
})
