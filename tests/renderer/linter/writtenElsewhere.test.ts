// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments, fixFor } from "../../../renderer/linter"
import { buyCall, form, ticket } from "./invalid/files"
import { edited, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

function told(rule: string, edits: Readonly<Record<string, readonly Edit[]>>) {
  const files = Object.entries(edits).map(([file, each]) => [file, edited(zoo[file] ?? {}, each)])
  const set = setOf({ ...zoo, ...Object.fromEntries(files) })
  return checkDocuments(set, zooDefinitions)
    .filter((finding) => finding.rule === rule)
    .map((finding) => ({ ...finding, ...fixFor(set, finding) }))
}

describe("what is said at the answer, and belongs to its field", () => {
  const isChild = { is: ["$draft.kind", 1] }

  it("is told with the field, and moved there when somebody agrees", () => {
    const pointer = "/schema/properties/agreed/when"
    expect(told("schema-keyword-unknown", { [form]: [[pointer, isChild]] })).toMatchObject([
      {
        pointer,
        values: { field: "agreed", inside: "/ui/2" },
        isCertain: false,
        edits: [
          { op: "set", pointer: "/ui/2/when", value: isChild },
          { op: "remove", pointer },
        ],
      },
    ])
  })

  it("is not written over what the field says", () => {
    const [found] = told("schema-keyword-unknown", { [form]: [["/schema/properties/agreed/label", "Agreed"]] })
    expect(found?.edits).toEqual([expect.objectContaining({ op: "remove" })])
  })

  it("is a misspelt word elsewhere", () => {
    const [found] = told("schema-keyword-unknown", { [form]: [["/schema/when", isChild]] })
    expect(found?.values).toMatchObject({ nearest: "then" })
  })
})

describe("an answer under the name of another place", () => {
  it("is that of the one form that has it", () => {
    const sent = "/footer/0/tap/1/input/kind"
    for (const [file, pointer] of [
      [form, "/ui/1/when/is/0"],
      [ticket, sent],
    ] as const)
      expect(told("unknown-root", { [file]: [[pointer, "$form.kind"]] })).toMatchObject([
        { values: { nearest: "draft" }, edits: [{ op: "set", pointer, value: "$draft.kind" }] },
      ])
    expect(told("unknown-root", { [ticket]: [[sent, "$form.size"]] })[0]?.values["nearest"]).toBeUndefined()
  })
})

describe("one of several answers", () => {
  it("is told where the request does not know it", () => {
    const several = (values: readonly number[]) => ({ type: "array", items: { type: "integer", enum: values } })
    const edits = (taken: readonly number[]): Readonly<Record<string, readonly Edit[]>> => ({
      [form]: [["/schema/properties/kind", several([1, 2])]],
      [buyCall]: [["/request/properties/kind", several(taken)]],
    })
    expect(told("input-too-wide", edits([1]))).toMatchObject([{ values: { name: "kind", value: "2" } }])
    expect(told("input-too-wide", edits([1, 2]))).toEqual([])
  })
})
