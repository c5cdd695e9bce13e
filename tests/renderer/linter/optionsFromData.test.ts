// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments, fixFor } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { form, ticket } from "./invalid/files"
import { edited, removed, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const list = { call: "zoo/animals", input: { kind: "cats" }, loading: ["rows"], empty: "in-body", error: "outcome" }

/** What is told of the question for a kind whose options are made of the animals of a list. */
function told(optionsFrom: Record<string, Json>, options?: Json) {
  const set = setOf({
    ...zoo,
    [ticket]: edited(zoo[ticket] ?? null, [["/data", { list }]]),
    [form]: edited(zoo[form] ?? null, [
      ["/ui/0/options", options ?? removed],
      ["/ui/0/optionsWhen", removed],
      ["/ui/0/optionsFrom", { items: "$list.animals", ...optionsFrom }],
    ]),
  })
  return checkDocuments(set, zooDefinitions)
    .filter(({ file }) => file === form)
    .map((finding) => ({ ...finding, edits: fixFor(set, finding).edits }))
}

describe("options made of data", () => {
  it("are of a type that the question takes", () => {
    expect(told({ value: "$item.age", label: "{item.name}" })).toEqual([])
    expect(told({ value: "$item.name", label: "{item.name}" })).toMatchObject([
      {
        rule: "option-outside-schema",
        pointer: "/ui/0/optionsFrom/value",
        values: { found: ["string"], wanted: ["number"] },
        edits: [],
      },
    ])
  })

  it("are called by what they are, not all the same", () => {
    expect(told({ value: "$item.age", label: "Child" })).toMatchObject([
      { rule: "option-label-repeated", pointer: "/ui/0/optionsFrom/label", values: { found: "Child", isEvery: true } },
    ])
  })

  it("do not stand beside others, which nobody would see", () => {
    const options = [
      { value: 1, label: "Child" },
      { value: 2, label: "Grown-up" },
    ]
    expect(told({ value: "$item.age", label: "{item.name}" }, options)).toMatchObject([
      { rule: "property-overruled", pointer: "/ui/0/options", values: { by: "optionsFrom" } },
    ])
  })
})
