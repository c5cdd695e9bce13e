// @vitest-environment node
import { describe, expect, it } from "vitest"
import { chooseItem, fillUp, monthStart, splitText } from "../../../src/sources/pieces"

describe("splitText", () => {
  it.each([
    ["山田 花子", { first: "山田", rest: "花子" }],
    ["山田　花子", { first: "山田", rest: "花子" }],
    ["NGUYEN THI HOA", { first: "NGUYEN", rest: "THI HOA" }],
    ["山田", { first: "山田" }],
    ["", {}],
    [undefined, {}],
  ])("splits %j", (text, parts) => expect(splitText({ text })).toEqual(parts))
})

describe("fillUp", () => {
  it("takes each value from the first object that has it", () => {
    const from = [{ a: 1, b: "" }, undefined, { a: 2, b: "kept", c: null }, { c: false }]
    expect(fillUp({ from })).toEqual({ a: 1, b: "kept", c: false })
  })

  it("gives nothing where nothing is given", () => expect(fillUp({ from: "none" })).toEqual({}))
})

describe("chooseItem", () => {
  const items = [{ id: "a" }, { id: "b" }]

  it("finds the item that was chosen", () => expect(chooseItem({ items, key: "id", value: "b" })).toEqual({ id: "b" }))
  it("needs no choice among one", () => expect(chooseItem({ items: [{ id: "a" }], key: "id" })).toEqual({ id: "a" }))
  it("gives nothing before the choice", () => expect(chooseItem({ items, key: "id" })).toEqual({}))
})

describe("monthStart", () => {
  it.each([
    [{ date: "2025-01-15", month: 10, years: -2 }, { date: "2023-10-01" }],
    [{ date: "2025-12-31", month: 1 }, { date: "2025-01-01" }],
    [{ date: undefined, month: 10, years: -2 }, {}],
    [{ date: "later", month: 10 }, {}],
  ])("of %j is %j", (input, expected) => expect(monthStart(input)).toEqual(expected))
})
