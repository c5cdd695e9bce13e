// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments, fixFor } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { form, ticket } from "./invalid/files"
import { edited, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const isAgreed: Json = { is: ["$draft.agreed", true] }
const note = (more: Readonly<Record<string, Json>>): Json => ({ field: "note", label: "Note", widget: "text", ...more })

/** What is told of a form that asks `note` before `agreed`, under a condition. */
function told(when: Json, edits: readonly Edit[] = [], ofTicket: readonly Edit[] = []) {
  const set = setOf({
    ...zoo,
    [form]: edited(zoo[form] ?? {}, [
      ["/schema/properties/note", { type: "string" }],
      ["/ui/1", note({ when })],
      ...edits,
    ]),
    [ticket]: edited(zoo[ticket] ?? {}, [["/samples/filled/answers/draft", { kind: 1 }], ...ofTicket]),
  })
  const found = checkDocuments(set, zooDefinitions).filter(({ rule }) => rule === "shown-by-later")
  return found.map((one) => [one.pointer, ...fixFor(set, one).edits.map((edit) => ("to" in edit ? edit.to : edit.op))])
}

describe("shown-by-later", () => {
  it.each<[what: string, when: Json, edits?: readonly Edit[], place?: string]>([
    [
      "a question below is answered",
      { filled: ["$draft.agreed"] },
      [["/schema/properties/agreed", { type: "string" }]],
    ],
    ["a box below is ticked", isAgreed],
    ["a box below is ticked, besides", { all: [{ is: ["$draft.kind", 1] }, isAgreed] }],
    ["its section waits", isAgreed, [["/ui/1", { section: "More", when: isAgreed, ui: [note({})] }]]],
  ])("tells that a question is hidden until %s, and moves it", (_what, when, edits) => {
    expect(told(when, edits)).toEqual([["/ui/1/when", 2]])
  })

  it("moves nothing into another list", () => {
    const section: Json = { section: "More", ui: [note({ when: isAgreed })] }
    expect(told(isAgreed, [["/ui/1", section]])).toEqual([["/ui/1/ui/0/when"]])
  })

  it.each<[what: string, when: Json, edits?: readonly Edit[], ofTicket?: readonly Edit[]]>([
    ["an answer above shows it", { is: ["$draft.kind", 1] }],
    ["an answer below hides it", { not: isAgreed }],
    ["something else may show it", { any: [isAgreed, { is: ["$draft.kind", 1] }] }],
    [
      "the answer below is there to start with",
      { is: ["$draft.agreed", "y"] },
      [["/schema/properties/agreed", { type: "string", enum: ["y", "n"], default: "y" }]],
    ],
    ["something else writes the answer below", isAgreed, [], [["/body/0/initial", { object: { agreed: true } }]]],
    [
      "the question below waits for it, which another rule tells",
      isAgreed,
      [["/ui/2/when", { filled: ["$draft.note"] }]],
    ],
  ])("says nothing where %s", (_what, when, edits, ofTicket) => {
    expect(told(when, edits, ofTicket)).toEqual([])
  })
})
