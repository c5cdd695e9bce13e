// @vitest-environment node
import { expect, it } from "vitest"
import { changesBetween } from "../../../src/server"
import { leadsElsewhere } from "../../../src/server/needsBuild"
import { callDocumentsIn } from "../../../src/sandbox/engine/calls/callDocuments"

/** Some editors put a mark before every text in UTF-8. */
const marked = (value: object) => `\uFEFF${JSON.stringify(value)}`
const app = (address: string) => ({ kind: "app", id: "app", links: { zoo: address } })

it("other places for customers are seen behind the mark that some editors put first", () => {
  const before = new Map([["app.json", marked(app("https://zoo.example/"))]])
  expect(leadsElsewhere(before, new Map([["app.json", marked(app("https://zoo.example/"))]]))).toBe(false)
  expect(leadsElsewhere(before, new Map([["app.json", marked(app("https://elsewhere.example/"))]]))).toBe(true)
})

it("so is what was changed", () => {
  const screen = (title: string) => marked({ kind: "screen", id: "lions", version: 1, title })
  const file = "tour/lions.screen.json"
  expect(changesBetween(new Map([[file, screen("Lions")]]), new Map([[file, screen("Bears")]]))).toMatchObject([
    { file, pointer: "/title" },
  ])
})

it("a call behind it is served", () => {
  const call = { kind: "call", id: "zoo/lions", request: {}, response: {} }
  expect(callDocumentsIn(new Map([["calls/zoo/lions.call.json", marked(call)]]))).toMatchObject([{ id: "zoo/lions" }])
})
