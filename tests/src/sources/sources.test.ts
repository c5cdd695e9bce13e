// @vitest-environment node
import { describe, expect, it } from "vitest"
import { street } from "../../../src/sources/address/street/street"
import { until } from "../../../src/sources/clock/until/until"
import { monthStart } from "../../../src/sources/date/month-start/monthStart"
import { years } from "../../../src/sources/date/years/years"
import { choice } from "../../../src/sources/list/choice/choice"
import { split } from "../../../src/sources/text/split/split"
import { filledUp } from "../../../src/sources/values/filled-up/filledUp"
import { someStores } from "../platform/stores/someStores"

const { stores } = someStores()
const sources = {
  choice: choice(stores),
  filledUp: filledUp(stores),
  monthStart: monthStart(stores),
  split: split(stores),
  street: street(stores),
  until: until(stores),
  years: years(stores),
}

describe("text/split", () => {
  it.each([
    ["山田 花子", { first: "山田", rest: "花子" }],
    ["山田　花子", { first: "山田", rest: "花子" }],
    ["NGUYEN THI HOA", { first: "NGUYEN", rest: "THI HOA" }],
    ["山田", { first: "山田" }],
    ["", {}],
    [undefined, {}],
  ])("splits %j", (text, parts) => expect(sources.split({ text })).toEqual(parts))
})

describe("address/street", () => {
  it("places a town, and takes what is missing for nothing", () => {
    expect(sources.street({ street: "千代田１－１", town: "丸の内", earlier: "千代田" })).toEqual({
      street: "丸の内１－１",
    })
    expect(sources.street({ street: "千代田１－１", town: undefined, earlier: "" })).toEqual({ street: "千代田１－１" })
    expect(sources.street({ street: null, town: "千代田", earlier: "" })).toEqual({ street: "千代田" })
  })
})

describe("values/filled-up", () => {
  it("takes each value from the first object that has it", () => {
    const from = [{ a: 1, b: "" }, undefined, { a: 2, b: "kept", c: null }, { c: false }]
    expect(sources.filledUp({ from })).toEqual({ a: 1, b: "kept", c: false })
  })

  it("gives nothing where nothing is given", () => expect(sources.filledUp({ from: [] })).toEqual({}))
})

describe("list/choice", () => {
  const items = [{ id: "a" }, { id: "b" }]

  it("finds the item that was chosen", () =>
    expect(sources.choice({ items, key: "id", value: "b" })).toEqual({ id: "b" }))
  it("needs no choice among one", () =>
    expect(sources.choice({ items: [{ id: "a" }], key: "id" })).toEqual({ id: "a" }))
  it("gives nothing before the choice", () => expect(sources.choice({ items, key: "id" })).toEqual({}))
})

describe("date/month-start", () => {
  it.each([
    [{ date: "2025-01-15", month: 10, years: -2 }, { date: "2023-10-01" }],
    [{ date: "2025-12-31", month: 1 }, { date: "2025-01-01" }],
    [{ date: undefined, month: 10, years: -2 }, {}],
    [{ date: "later", month: 10 }, {}],
  ])("of %j is %j", (input, expected) => expect(sources.monthStart(input)).toEqual(expected))
})

describe("date/years", () => {
  it.each([
    [{ from: 2023, to: 2025 }, [2025, 2024, 2023]],
    [{ from: 2025, to: 2025 }, [2025]],
    [{ from: 2026, to: 2025 }, []],
    [{ from: undefined, to: 2025 }, []],
    [{ from: null, to: 2025 }, []],
    [{ from: "", to: 2025 }, []],
    [{ from: 2024, to: "" }, []],
    [{ from: "2024", to: "2025" }, [2025, 2024]],
    [{ from: true, to: 2 }, []],
    [{ from: 2024, to: 2025, also: 2024 }, [2025, 2024]],
    [{ from: 2024, to: 2025, also: 2001 }, [2025, 2024, 2001]],
    [{ from: 2024, to: 2025, also: 2099 }, [2099, 2025, 2024]],
    [{ from: 2024, to: 2025, also: undefined }, [2025, 2024]],
    [{ from: undefined, to: 2025, also: 2001 }, []],
  ])("of %j are %j", (input, expected) => {
    expect(sources.years(input)).toEqual({ items: expected.map((year) => ({ year })) })
  })
})

describe("clock/until", () => {
  it.each([
    ["2025-01-15T10:15:00+09:00", { seconds: 900, passed: false }],
    ["2025-01-15T10:00:00+09:00", { seconds: 0, passed: true }],
    ["2025-01-14T10:00:00+09:00", { seconds: 0, passed: true }],
    [undefined, {}],
    ["never", {}],
  ])("counts to %j", (until, expected) => {
    expect(sources.until({ until })).toEqual(expected)
  })
})
