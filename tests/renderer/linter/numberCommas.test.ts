// @vitest-environment node
import { expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { animals } from "./invalid/files"
import { edited, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const found = (text: string) =>
  checkDocuments(setOf({ ...zoo, [animals]: edited(zoo[animals] ?? {}, [["/title", text]]) }), zooDefinitions)
    .filter(({ rule }) => rule === "text-number-commas")
    .map(({ values }) => values["found"])

it.each(["10,00 yen", "1,0000 yen", "\uFF11\uFF0C\uFF10\uFF10 yen", "1000,000 yen"])("tells of %s", (text) => {
  expect(found(text)).toHaveLength(1)
})

it.each(["1,000 yen", "12,345,678", "1.5", "0.1,000,5", "v1,2", "2025-01,02", "1, 2, 3", "0120-000,000"])(
  "has nothing against %s",
  (text) => {
    expect(found(text)).toEqual([])
  },
)
