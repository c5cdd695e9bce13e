// @vitest-environment node
import { afterAll, expect, it } from "vitest"
import { createLoader } from "../../renderer/compiler"
import { checkDocuments } from "../../renderer/linter"
import { definitions } from "../../src/definitions"
import { copyShipped } from "../support/shippedCopy"

const copy = copyShipped()
afterAll(() => copy.remove())

it("who leads to a screen hears at once that its address takes something else", () => {
  const load = createLoader(copy.root)
  expect(checkDocuments(load(), definitions)).toEqual([])
  copy.edit<{ query: Record<string, unknown> }>("planning/top_goal_setting.screen.json", (screen) => {
    screen.query = {}
  })
  const told = checkDocuments(load(), definitions).filter(({ file }) => file === "planning/top_simulation.screen.json")
  expect(told.map(({ rule }) => rule)).toEqual(["unknown-query"])
})
