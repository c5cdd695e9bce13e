// @vitest-environment node
import { expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { animals } from "./invalid/files"
import { edited, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

it.each([
  ["https://zoo.example/visit-us?day=1 を開く", ["text-scheme"]],
  ["leo@zoo.example へ", []],
  ["https://zoo.example/visit を UPDATE する", ["text-machine-word", "text-scheme"]],
])("an address in a text is told as that, and none of its words is offered to be allowed: %s", (title, told) => {
  const files = { ...zoo, [animals]: edited(zoo[animals] ?? null, [["/title", title]]) }
  const rules = checkDocuments(setOf(files), zooDefinitions).map(({ rule }) => rule)
  expect(rules.filter((rule) => rule.startsWith("text-"))).toEqual(told)
})
