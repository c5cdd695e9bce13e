import { observable, runInAction } from "mobx"
import { afterEach, expect, it } from "vitest"
import { createScope } from "../../../../renderer"
import { tellValues } from "../../../../src/app/devtools/tellValues"
import type { FromPreview, ToPreview } from "../../../../src/domain/preview"

const origin = "http://zoo.example"
const ended: (() => void)[] = []
afterEach(() => ended.splice(0).forEach((end) => end()))

/** A page inside of another one, which hears what it says. */
function open(roots: Readonly<Record<string, unknown>>) {
  const heard: FromPreview[] = []
  const parent = { postMessage: (message: FromPreview) => void heard.push(message) }
  const page = Object.assign(new EventTarget(), { parent, location: { origin } })
  const say = (data: ToPreview, from: unknown = parent, source = origin) =>
    page.dispatchEvent(Object.assign(new Event("message"), { data, origin: source, source: from }))
  ended.push(tellValues(page as unknown as Window & typeof globalThis, { id: "cage", scope: createScope(roots) }))
  return { heard, say }
}

it("says that it stands, then the values that are asked for, again when they change", () => {
  const draft = observable({ AMOUNT: 1, NAME: "a" })
  const { heard, say } = open({ draft, ctx: { today: "2025-01-15" } })
  say({ kind: "ask", paths: ["$draft.AMOUNT", "$ctx.today", "$draft.MISSING"] })
  runInAction(() => (draft.AMOUNT = 2))
  runInAction(() => (draft.NAME = "b"))
  expect(heard).toEqual([
    { kind: "asking" },
    { kind: "values", screen: "cage", values: { "$draft.AMOUNT": 1, "$ctx.today": "2025-01-15" } },
    { kind: "values", screen: "cage", values: { "$draft.AMOUNT": 2, "$ctx.today": "2025-01-15" } },
  ])
})

it("hears nobody but the page around it, and nothing after its end", () => {
  const { heard, say } = open({ draft: { AMOUNT: 1 } })
  const ask: ToPreview = { kind: "ask", paths: ["$draft.AMOUNT"] }
  say(ask, {})
  say(ask, undefined, "http://elsewhere.example")
  ended.splice(0).forEach((end) => end())
  say(ask)
  expect(heard).toEqual([{ kind: "asking" }])
})
