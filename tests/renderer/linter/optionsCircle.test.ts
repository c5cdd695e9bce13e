// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { form } from "./invalid/files"
import { edited, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const circles = (...edits: readonly Edit[]) =>
  checkDocuments(setOf({ ...zoo, [form]: edited(zoo[form] ?? null, edits) }), zooDefinitions)
    .filter(({ rule }) => rule === "options-circle")
    .map(({ pointer, values }) => [pointer, values["through"]])

const limit = (path: string): Edit => ["/ui/0/optionsWhen/0/when", { filled: [path] }]

describe("options-circle", () => {
  it("finds a field whose options depend on its answer by way of another field that is hidden by it", () => {
    expect(circles(limit("$draft.name"))).toEqual([["/ui/0", ["name"]]])
  })

  it("finds it in the condition and in the label of an option", () => {
    const own: Edit = ["/ui/0/options/0/when", { not: { is: ["$draft.kind", 2] } }]
    expect(circles(own)).toEqual([["/ui/0", ["kind"]]])
    expect(circles(["/ui/0/options/0/label", "Child {draft.kind}"])).toEqual([["/ui/0", ["kind"]]])
  })

  it("finds it where a section around the other field is hidden by it", () => {
    expect(circles(limit("$draft.name"), ["/ui/1/ui/0/when", { filled: ["$draft.agreed"] }])).toEqual([
      ["/ui/0", ["name"]],
    ])
  })

  it("lets options depend on another field that is asked whatever they are", () => {
    expect(circles(limit("$draft.agreed"))).toEqual([])
  })
})
