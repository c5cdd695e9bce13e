// @vitest-environment node
import { expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { animals, listCall } from "./invalid/files"
import { edited, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

it.each([
  [["object", "null"], ["value-object"]],
  [["string", "object"], []],
])("a text that fills in a value of the types %s is told of %s", (type, told) => {
  const files = {
    ...zoo,
    [animals]: edited(zoo[animals] ?? null, [["/body/0/text", "{list.food} for {list.species|species:species}"]]),
    [listCall]: edited(zoo[listCall] ?? null, [["/response/properties/food", { type }]]),
  }
  const rules = checkDocuments(setOf(files), zooDefinitions).map(({ rule }) => rule)
  expect(rules.filter((rule) => rule === "value-object")).toEqual(told)
})
