// @vitest-environment node
import { expect, it } from "vitest"
import { isOnlyCompared } from "../../../../../src/cli/mutate/near/isOnlyCompared"
import { change, is } from "./change"

const screen = (...parts: readonly object[]) => ({ kind: "screen", id: "bank", state: { more: 0 }, body: parts })
const near = (...parts: readonly object[]) => new Map<string, unknown>([["bank/bank.screen.json", screen(...parts)]])
const initial = (before: unknown, after: unknown) => ({
  ...change(screen(), "/state/more", before, after),
  file: "bank/bank.screen.json",
})

it("is a value that is asked for nowhere, before as after", () => {
  const contents = near({ when: is("$state.more", 1) }, { when: { notIn: ["$state.more", [2, 3]] } })
  expect(isOnlyCompared(initial(0, 10), contents)).toBe(true)
  expect(isOnlyCompared(initial(0, 1), contents)).toBe(false)
  expect(isOnlyCompared(initial(2, 10), contents)).toBe(false)
})

it("is none that is shown, counted, kept or compared with what changes", () => {
  for (const part of [
    { text: "{state.more}" },
    { text: "{state.more|yen}" },
    { when: { gt: ["$state.more", 1] } },
    { when: { filled: ["$state.more"] } },
    { when: is("$state.more", "$query.more") },
    { when: is("$query.more", "$state.more") },
    { value: "$state" },
  ])
    expect(isOnlyCompared(initial(0, 10), near(part)), JSON.stringify(part)).toBe(false)
})

it("is the value of an action, too, wherever its form is drawn", () => {
  const form = { kind: "form", id: "search", ui: [{ emptied: [{ do: "set", state: "more", value: 0 }] }] }
  const set = { ...change(form, "/ui/0/emptied/0/value", 0, -1), file: "parts/search.form.json" }
  const drawn = (when: object) =>
    new Map<string, unknown>([["bank/bank.screen.json", screen({ widget: "form", form: "search" }, { when })]])
  expect(isOnlyCompared(set, drawn(is("$state.more", 1)))).toBe(true)
  expect(isOnlyCompared(set, drawn(is("$state.more", 0)))).toBe(false)
})
