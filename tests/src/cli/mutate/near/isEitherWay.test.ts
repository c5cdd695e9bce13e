// @vitest-environment node
import { expect, it } from "vitest"
import { isEitherWay } from "../../../../../src/cli/mutate/near/isEitherWay"

const form = (more: object = {}) => ({ kind: "form", id: "consent", ui: [{ field: "agreed", ...more }] })
const contents = (document: object = form()) => new Map<string, unknown>([["consent.form.json", document]])

const set = (value: unknown) => ({ do: "set", state: "missing", value })
const reset = { do: "reset", form: "consent" }
const answer = (value: unknown) => ({ do: "answer", form: "consent", field: "agreed", value })
const toast = (text: string) => ({ do: "toast", text })

it("is so where a value is always the same and the form does not look at it", () => {
  expect(isEitherWay(set(true), reset, contents())).toBe(true)
  expect(isEitherWay(set([]), answer(null), contents())).toBe(true)
})

it("is not where one of them could read what the other writes", () => {
  expect(isEitherWay(set("$form.agreed"), reset, contents())).toBe(false)
  expect(isEitherWay(set(true), answer("$state.missing"), contents())).toBe(false)
  expect(isEitherWay(set(true), reset, contents(form({ when: { is: ["$state.missing", true] } })))).toBe(false)
  expect(isEitherWay(set(true), reset, contents(form({ value: "$state" })))).toBe(false)
  expect(isEitherWay(set(true), reset, contents(form({ text: "{state.missing|yen}" })))).toBe(false)
  expect(isEitherWay(set(true), reset, contents(form({ when: { is: ["$state.texts", []] } })))).toBe(true)
  expect(isEitherWay(set(true), { ...reset, form: "another" }, contents())).toBe(false)
  expect(isEitherWay(reset, answer(1), contents())).toBe(false)
})

it("is so where a message that says the same to everybody stands beside a value", () => {
  expect(isEitherWay(toast("変わりました"), set(true), contents())).toBe(true)
  expect(isEitherWay(toast("{state.missing}件です"), set(true), contents())).toBe(false)
  expect(isEitherWay(toast("変わりました"), { do: "go", to: "a" }, contents())).toBe(false)
})

it("is so where an analytics record stands beside a note of what was read", () => {
  const track = { do: "track", key: "open_document", analytics: ["$item.documentId"] }
  expect(isEitherWay(track, { do: "note-read", document: "$item.documentId" }, contents())).toBe(true)
})
