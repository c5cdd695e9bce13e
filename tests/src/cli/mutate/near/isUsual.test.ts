// @vitest-environment node
import { expect, it } from "vitest"
import { isUsual } from "../../../../../src/cli/mutate/near/isUsual"
import { change } from "./change"

const badges = (...all: readonly object[]) => ({ body: [{ widget: "row", badges: all }] })
const empty = (more: object) => ({ body: [{ widget: "empty", text: "まだありません", ...more }] })

it("is an option that says what its part does where nothing is said", () => {
  const at = "/body/0/badges/0/tone"
  expect(isUsual(change(badges({ text: "受付中" }), at, "neutral", undefined))).toBe(true)
  expect(isUsual(change(badges({ text: "受付中", tone: "neutral" }), at, undefined, "neutral"))).toBe(true)
  expect(isUsual(change(badges({ text: "受付中" }), at, "warn", undefined))).toBe(false)
  expect(isUsual(change(badges({ text: "受付中", tone: "warn" }), at, "neutral", "warn"))).toBe(false)
  expect(isUsual(change(badges({ text: "受付中" }), "/body/0/badges/0/icon", "check", undefined))).toBe(false)
})

it("is no picture where an icon would stand in its place", () => {
  const at = "/body/0/illustration"
  expect(isUsual(change(empty({}), at, "empty-list", undefined))).toBe(true)
  expect(isUsual(change(empty({ icon: "file" }), at, "empty-list", undefined))).toBe(false)
})
