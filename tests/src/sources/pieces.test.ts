import { describe, expect, it } from "vitest"
import { chooseItem, fillUp, splitText } from "../../../src/sources/pieces"

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
