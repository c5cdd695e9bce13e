// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { form } from "./invalid/files"
import { edited, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const words = { "or more": "gte", "or less": "lte", "or below": "lt" }

/** What is told of a rule about a number whose limit is a value. */
function told(must: Json, message: string) {
  const set = setOf({
    ...zoo,
    "app.json": edited(zoo["app.json"] ?? {}, [["/constants/boundWords", words]]),
    [form]: edited(zoo[form] ?? {}, [
      ["/schema/properties/limit", { type: "integer" }],
      ["/ui/0/rules", [{ must, message }]],
      ["/ui/3", { field: "limit", label: "Limit", widget: "select" }],
    ]),
  })
  return checkDocuments(set, zooDefinitions).flatMap(({ rule, values }) =>
    rule === "bound-in-text" ? [[values["found"], values["wanted"]]] : [],
  )
}

const most: Json = { lte: ["$draft.kind", "$draft.limit"] }
const least: Json = { gte: ["$draft.kind", "$draft.limit"] }

describe("a message that fills in the value with which its rule compares", () => {
  it("is told where its words turn the rule round", () => {
    expect(told(least, "It is {draft.limit|yen} or less")).toEqual([
      ["{draft.limit|yen} or less", "{draft.limit|yen} or more"],
    ])
    expect(told({ any: [{ is: ["$draft.kind", 1] }, most] }, "It is {draft.limit} or more")).toHaveLength(1)
  })

  it.each<[what: string, must: Json, message: string]>([
    ["says the same", most, "It is {draft.limit} or less"],
    ["says who is refused", least, "Not for {draft.limit} or below"],
    ["is about what the condition turns round", { not: most }, "It is {draft.limit} or more"],
    ["fills in another value", least, "It is {draft.kind} or less"],
    [
      "fills in two that the rule compares with",
      { all: [least, { lte: ["$draft.limit", "$draft.kind"] }] },
      "From {draft.kind} or less to {draft.limit} or more",
    ],
  ])("is not told where it %s", (_what, must, message) => {
    expect(told(must, message)).toEqual([])
  })
})
