// @vitest-environment node
import { expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { edited, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

/** What is wrong with the query that a screen hands to the animals it leads back to. */
const complaints = (backQuery: Json): readonly (readonly [string, string])[] => {
  const { "visit/door.screen.json": door = {} } = zoo
  const header = { back: "animals", backQuery }
  const files = { ...zoo, "visit/door.screen.json": edited(door, [["/header", header]]) }
  return checkDocuments(setOf(files), zooDefinitions)
    .filter(({ rule }) => rule === "unknown-query" || rule === "query-value-refused")
    .map(({ rule, pointer }) => [rule, pointer] as const)
}

it("the way back puts only such values into the address as the screen that it leads to reads", () => {
  expect(complaints({ kind: "birds", map: "small" })).toEqual([])
  expect(complaints({ kin: "birds" })).toEqual([["unknown-query", "/header/backQuery/kin"]])
  expect(complaints({ kind: "bird" })).toEqual([["query-value-refused", "/header/backQuery/kind"]])
})
