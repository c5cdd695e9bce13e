// @vitest-environment node
import { describe, expect, it } from "vitest"
import { brandNorm } from "../../../../src/domain/text/brandNorm"
import { isZengin } from "../../../../src/domain/text/zengin"
import * as conversions from "../../../../src/conversions/index"
import { conversionDefinitions } from "../../../../src/conversions/definitions"

interface Row {
  readonly conversion: string
  readonly given: string
  readonly gives: string
}

const files = import.meta.glob<{ readonly rows: readonly Row[] }>("./conversions.json", { eager: true })
const rows = Object.values(files).flatMap((file) => file.rows)

/** Brands are compared in a form that no field takes. */
const tried = { ...conversions, "brand-norm": brandNorm }

describe.each(Object.entries(tried))("conversion %s", (name, convert) => {
  it.each(rows.filter(({ conversion }) => conversion === name))("makes $gives of $given", ({ given, gives }) => {
    expect(convert(given)).toBe(gives)
  })

  it("is tried with at least seven spellings", () => {
    expect(rows.filter(({ conversion }) => conversion === name).length).toBeGreaterThanOrEqual(7)
  })
})

describe("conversions", () => {
  it("are the declared words, no more and no less", () => {
    expect(Object.keys(conversions).toSorted()).toEqual(conversionDefinitions.map(({ name }) => name).toSorted())
  })
})

describe("isZengin", () => {
  it.each([
    ["ﾔﾏﾀﾞ ﾀﾛｳ", true],
    ["ｶ)ｻﾝﾌﾟﾙ", true],
    ["ヤマダ", false],
    ["ｦ", false],
    ["山田", false],
    ["", false],
    ["A".repeat(30), true],
    ["A".repeat(31), false],
  ])("says of %s: %s", (text, expected) => {
    expect(isZengin(text)).toBe(expected)
  })
})
