// @vitest-environment node
import { describe, expect, it } from "vitest"
import { list } from "../../../src/sources/list/list"
import { someStores } from "../platform/stores/someStores"

const read = list(someStores().stores)
const names = (items: readonly unknown[]) => (items as readonly { name: string }[]).map(({ name }) => name).join("")

const animals = [
  { name: "a", kind: 1, age: 9, born: "2016-02-01", keeper: { name: "ヤマダ" } },
  { name: "b", kind: 2, age: 10, born: "2014-12-31", keeper: { name: "佐藤" } },
  { name: "c", kind: 1, age: 9, born: "2015-07-07", keeper: { name: "Ｓａｔｏ" } },
  { name: "d", kind: 1, born: "2015-07-30" },
]

describe("the source list", () => {
  it("hands on what fits, in groups and with their number", () => {
    const given = read({
      items: animals,
      where: (item) => (item as { kind: number }).kind === 1,
      group: { by: "kind" },
    })
    expect(given).toEqual({
      items: [animals[0], animals[2], animals[3]],
      groups: [{ KEY: 1, ROWS: [animals[0], animals[2], animals[3]] }],
      count: 3,
    })
  })

  it("leaves out what a condition knows nothing of", () => {
    expect(read({ items: animals, where: () => undefined })).toEqual({ items: [], groups: [], count: 0 })
  })

  it.each([
    [[{ by: "age" }], "acbd"],
    [[{ by: "age", desc: true }], "bacd"],
    [[{ by: "born", desc: true }], "adcb"],
    [[{ by: "age" }, { by: "born" }], "cabd"],
    [
      [
        { by: "born", when: false },
        { by: "name", desc: true, when: true },
      ],
      "dcba",
    ],
    [[{ by: "born", when: undefined }], "abcd"],
    [[], "abcd"],
  ])("sorts by %j: what is alike keeps its order, what has no such property comes last", (sort, wanted) => {
    expect(names(read({ items: animals, sort }).items)).toBe(wanted)
  })

  it.each([
    ["decimals in texts", ["9", "10.5", "10.25"], "acb"],
    ["number values", [9, 105, 1025].map((n, index) => ({ n, e10: -index })), "acb"],
    [
      "moments of different clocks",
      ["2025-01-15T00:00:00+09:00", "2025-01-14T16:00:00Z", "2025-01-14T15:30:00Z"],
      "acb",
    ],
    ["days beside moments", ["2025-01-15", "2025-01-16T10:00:00+09:00", "2025-01-14T15:30:00Z"], "acb"],
    ["a day before the moments of it", ["2025-01-15T00:00:01", "2025-01-15", "2025-01-14T23:59:59"], "cba"],
    ["what is no day as a text", ["2025-99-02", "2025-99-01", "2025-01-15"], "cba"],
    ["numbers before texts", [3, "x", 20], "acb"],
    ["number values beyond floats", ["9007199254740993", "9007199254740992"].map((n) => ({ n, e10: 0 })), "ba"],
    ["decimals beyond floats", ["1234567890123.123457", "1234567890123.123456", "1234567890124"], "bac"],
    ["a decimal beside the float next to it", ["9007199254740993", 9007199254740992, 1e15], "cba"],
  ])("compares %s as what they are", (_what, values, wanted) => {
    const items = values.map((value, index) => ({ name: "abc"[index], value }))
    expect(names(read({ items, sort: [{ by: "value" }] }).items)).toBe(wanted)
  })

  it("ends after so many, and still counts all", () => {
    const given = read({ items: animals, sort: [{ by: "name", desc: true }], group: { by: "kind" }, first: 2 })
    expect({ ...given, items: names(given.items) }).toMatchObject({ items: "dc", count: 4, groups: [{ KEY: 1 }] })
  })

  it.each([undefined, null, "x", 7, [null, 3]])("is empty for %j", (items) => {
    const given = read({ items, sort: [{ by: "age" }], group: { by: "kind" } })
    expect(given).toEqual({ items: [], groups: [], count: 0 })
  })

  it("leaves the list that it was given as it was", () => {
    const items = Object.freeze([...animals])
    expect(names(read({ items, sort: [{ by: "name", desc: true }] }).items)).toBe("dcba")
    expect(items).toEqual(animals)
  })
})
