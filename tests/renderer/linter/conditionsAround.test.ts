// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { form, sheet, ticket } from "./invalid/files"
import { edited, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

function told(edits: readonly Edit[], besides: readonly (readonly [file: string, edits: readonly Edit[]])[] = []) {
  const changed = [[form, edits] as const, ...besides]
  const files = Object.fromEntries(changed.map(([file, own]) => [file, edited(zoo[file] ?? {}, own)]))
  return checkDocuments(setOf({ ...zoo, ...files }), zooDefinitions)
    .filter(({ rule }) => /^condition-(?:never|reads)|^property-never/.test(rule))
    .map(({ rule, pointer, values }) => [rule, pointer, values["property"] ?? values["path"]])
}

const isKind = (kind: number): Json => ({ is: ["$draft.kind", kind] })
const isLeo: Json = { is: ["$draft.name", "leo"] }

describe("a condition beside that of its question", () => {
  it.each(["requiredWhen", "readOnlyWhen", "disabledWhen"])("%s is told where both never hold", (property) => {
    const when: Edit = ["/ui/2/when", isKind(1)]
    expect(told([when, [`/ui/2/${property}`, isKind(2)]])).toEqual([
      ["property-never-holds", `/ui/2/${property}`, property],
    ])
    expect(told([when, [`/ui/2/${property}`, { is: ["$ctx.closed", true] }]])).toEqual([])
    expect(told([[`/ui/2/${property}`, isKind(2)]])).toEqual([])
  })

  it("is held against the sections around the question, too", () => {
    expect(told([["/ui/1/ui/0/labels", [{ when: isKind(2), label: "Full name" }]]])).toEqual([
      ["condition-never-inside", "/ui/1/ui/0/labels/0/when", undefined],
    ])
  })

  it("is told of what a form shows besides its questions", () => {
    const note: Json = { widget: "text", text: "Small", when: { all: [isKind(1), isKind(2)] } }
    expect(told([["/ui/3", note]])).toEqual([["condition-never-true", "/ui/3/when", undefined]])
    expect(told([["/ui/1/ui/1", { ...(note as object), when: isKind(2) }]])).toEqual([
      ["condition-never-inside", "/ui/1/ui/1/when", undefined],
    ])
  })
})

describe("a condition on an answer to a question that is hidden", () => {
  const reads = (pointer: string) => ["condition-reads-hidden", pointer, "$draft.name"]
  const text = (when: Json): Json => ({ widget: "text", text: "Small", when })

  it("is told in the form, in its screen, and of what a tap does", () => {
    expect(told([["/ui/2/when", { all: [isKind(2), isLeo] }]])).toEqual([reads("/ui/2/when")])
    expect(told([["/ui/2/requiredWhen", { all: [isKind(2), isLeo] }]])).toEqual([reads("/ui/2/requiredWhen")])
    expect(told([], [[ticket, [["/body/1", text({ all: [isLeo, isKind(2)] })]]]])).toEqual([reads("/body/1/when")])
    expect(told([], [[ticket, [["/footer/0/tap/4/when", { all: [isLeo, isKind(2)] }]]]])).toEqual([
      reads("/footer/0/tap/4/when"),
    ])
  })

  it("is told with the conditions around it", () => {
    const group = { widget: "group", when: isKind(2), body: [text(isLeo)] }
    expect(told([], [[ticket, [["/body/1", group]]]])).toEqual([reads("/body/1/body/0/when")])
  })

  it("is none that asks whether it is empty, or that other answers can make true", () => {
    for (const other of [{ empty: ["$draft.name"] }, { any: [isLeo, { is: ["$ctx.closed", true] }] }])
      expect(told([["/ui/2/when", { all: [isKind(2), other] }]])).toEqual([])
    expect(told([["/ui/2/when", isLeo]])).toEqual([])
  })

  it("is none where another form has answers under the same root", () => {
    const second = { widget: "form", form: "second", into: "$draft" }
    const other = edited(zoo[form] ?? {}, [["/id", "second"]])
    const files = {
      ...zoo,
      "visit/second.form.json": other,
      [form]: edited(zoo[form] ?? {}, [["/ui/2/when", { all: [isKind(2), isLeo] }]]),
      [sheet]: edited(zoo[sheet] ?? {}, [["/body", [second]]]),
      [ticket]: edited(zoo[ticket] ?? {}, [
        ["/footer/1", { widget: "button", key: "ask", label: "Ask", tap: [{ do: "half-sheet", sheet: "ask" }] }],
      ]),
    }
    const rules = checkDocuments(setOf(files), zooDefinitions).map(({ rule }) => rule)
    expect(rules).not.toContain("condition-reads-hidden")
  })

  it("is not told where the question is never asked at all, which is told itself", () => {
    const never: Edit = ["/ui/1/ui/0/when", isKind(2)]
    expect(told([never, ["/ui/2/when", { all: [isKind(1), isLeo] }]])).toEqual([])
  })
})
