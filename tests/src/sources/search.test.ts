// @vitest-environment node
import { describe, expect, it } from "vitest"
import { search } from "../../../src/sources/list/search/search"
import { someStores } from "../platform/stores/someStores"

const find = search(someStores().stores)
const etf = { CODE: "1399", NAME: "サンプルTOPIX ETF", KIND: "ETF" }
const tech = { CODE: "SMPT", NAME: "サンプルテック", KIND: null }
const items = [etf, tech]
const namesOf = (text: unknown, names = ["NAME", "CODE"]) => find({ items, text, in: names }).items

describe("list/search", () => {
  it.each([
    [undefined, items],
    ["・", items],
    [7, items],
    ["ｔｏｐｉｘ", [etf]],
    ["さんぷるてっく", [tech]],
    ["さんぷるてっk", [tech]],
    ["smpt", [tech]],
    ["みつからない", []],
  ])("finds by %j", (text, wanted) => expect(namesOf(text)).toEqual(wanted))

  it("looks at the properties that it is told, and keeps those of another search apart", () => {
    expect([namesOf("etf", ["CODE"]), namesOf("etf", ["KIND"]), namesOf("etf", ["NAME"])]).toEqual([[], [etf], [etf]])
  })

  it("finds no word over the end of a property", () => {
    expect(namesOf("テックsmpt")).toEqual([])
  })

  it("counts, and is empty for what is no list", () => {
    expect(find({ items, text: "サンプル", in: ["NAME"] }).count).toBe(2)
    expect(find({ items: undefined, text: "サンプル", in: ["NAME"] })).toEqual({ items: [], count: 0 })
  })
})
