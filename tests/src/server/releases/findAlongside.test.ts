// @vitest-environment node
import { expect, it } from "vitest"
import { findAlongside } from "../../../../src/server/releases/proposals/findAlongside"

const others = new Map([
  ["a.json", "{}"],
  ["b.json", "{}"],
  ["c.json", null],
])
/** Can be shown once all of these are there. */
const needs =
  (...paths: readonly string[]) =>
  async (added: ReadonlyMap<string, string | null>) =>
    paths.every((path) => added.has(path))

it("is the one document that is enough", async () => {
  expect(await findAlongside(others, needs("b.json"))).toEqual(["b.json"])
  expect(await findAlongside(others, needs("c.json"))).toEqual(["c.json"])
})

it("is all of them where one is not", async () => {
  expect(await findAlongside(others, needs("a.json", "c.json"))).toEqual(["a.json", "b.json", "c.json"])
})

it("is none where even all of them do not help, or there are none", async () => {
  expect(await findAlongside(others, needs("d.json"))).toEqual([])
  expect(await findAlongside(new Map(), needs())).toEqual([])
})
