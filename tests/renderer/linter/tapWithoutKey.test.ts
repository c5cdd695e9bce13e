// @vitest-environment node
import { expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { animals } from "./invalid/files"
import type { Json } from "../../../renderer/model/documents"
import { edited, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const told = (tap: Json): readonly string[] => {
  const button = { widget: "button", label: "Feed", tap }
  const documents = { ...zoo, [animals]: edited(zoo[animals] ?? {}, [["/body/4/row/1", button]]) }
  return checkDocuments(setOf(documents), zooDefinitions)
    .filter(({ rule }) => rule === "tap-without-key")
    .map(({ pointer }) => pointer)
}

it("is told of what is tapped without a name, unless it is recorded under one of its own first", () => {
  expect(told([{ do: "close" }])).toEqual(["/body/4/row/1"])
  expect(told([{ do: "close" }, { do: "record", key: "lion" }])).toEqual(["/body/4/row/1"])
  expect(told([{ do: "record", key: "lion" }, { do: "close" }])).toEqual([])
})
