// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments, fixFor } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { form, ticket } from "./invalid/files"
import { edited, removed, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const filled = "/samples/filled"
const answers = `${filled}/answers/draft`

/** Whether it is told that the sample answers `animal`, which is asked under a condition; what differs of the ticket. */
function isTold(when: Json, ticketEdits: readonly Edit[] = [], formEdits: readonly Edit[] = []) {
  const set = setOf({
    ...zoo,
    [form]: edited(zoo[form] ?? {}, [
      ["/schema/properties/animal", { type: "string" }],
      ["/schema/properties/note", { type: "string" }],
      ["/ui/3", { field: "note", label: "Note", widget: "text" }],
      ["/ui/4", { field: "animal", label: "Animal", widget: "text", when }],
      ...formEdits,
    ]),
    [ticket]: edited(zoo[ticket] ?? {}, [[`${answers}/animal`, "lion"], ["/query", { day: {} }], ...ticketEdits]),
  })
  return checkDocuments(set, zooDefinitions).some(
    ({ rule, pointer }) => rule === "sample-answers-hidden" && pointer === `${answers}/animal`,
  )
}

const isKind = (kind: number): Json => ({ is: ["$draft.kind", kind] })
const saysNo: Json = { is: ["$kept.receipt.number", "no"] }

describe("sample-answers-hidden", () => {
  it("is told at the question where many samples answer it", () => {
    const name = { kept: { receipt: { number: "7" } }, answers: { draft: { kind: 2, name: "Leo" } } }
    const samples: Edit[] = ["one", "two", "three"].map((sample) => [`/samples/${sample}`, name])
    const told = (count: number) => {
      const set = setOf({ ...zoo, [ticket]: edited(zoo[ticket] ?? {}, samples.slice(0, count)) })
      const found = checkDocuments(set, zooDefinitions).filter(({ rule }) => rule === "sample-answers-hidden")
      return found.map((one) => [one.file, one.pointer, one.values["count"], fixFor(set, one).edits.length])
    }
    expect(told(2)).toEqual([
      [ticket, "/samples/one/answers/draft/name", undefined, 1],
      [ticket, "/samples/two/answers/draft/name", undefined, 1],
    ])
    expect(told(3)).toEqual([[form, "/ui/1/ui/0/when", 3, 0]])
  })

  it.each<[what: string, when: Json, ticketEdits?: readonly Edit[]]>([
    ["another answer hides it", isKind(2)],
    ["another answer hides it by being there", { empty: ["$draft.kind"] }],
    ["one of two parts hides it", { all: [{ is: ["$ctx.closed", true] }, isKind(2)] }],
    ["nobody ticked the box", { is: ["$draft.agreed", true] }],
    ["nothing was typed", { filled: ["$draft.note"] }],
    ["what was typed hides it", { is: ["$draft.note", "no"] }, [[`${answers}/note`, "yes"]]],
    ["what is kept hides it", saysNo],
    ["the address hides it", { is: ["$query.day", "monday"] }, [[`${filled}/query`, { day: "sunday" }]]],
    ["the device hides it", { is: ["$ctx.closed", true] }, [[`${filled}/ctx`, { closed: false }]]],
  ])("is told where %s", (_what, when, ticketEdits) => {
    expect(isTold(when, ticketEdits)).toBe(true)
  })

  it.each<[what: string, when: Json, ticketEdits?: readonly Edit[], formEdits?: readonly Edit[]]>([
    ["another answer shows it", isKind(1)],
    ["what it begins with shows it", isKind(1), [[`${answers}/kind`, null]]],
    ["it may be shown by what a call answers", { any: [isKind(2), { is: ["$ctx.closed", true] }] }],
    ["the form may make anything of what was typed", { is: ["$draft.note", "no"] }, [[`${answers}/note`, "ｎｏ"]]],
    [
      "something else may have written the answer",
      isKind(2),
      [
        ["/body/0/initial", { object: { kind: 2 } }],
        [`${answers}/kind`, removed],
      ],
    ],
    ["what the sample taps may have changed it", saysNo, [[`${filled}/tap`, ["pay"]]]],
    ["what the screen does first may have changed it", saysNo, [["/enter", [{ do: "keep", name: "receipt" }]]]],
    ["nobody ever sees the question, which another rule tells", isKind(3)],
    ["it is left empty", isKind(2), [[`${answers}/animal`, null]]],
    [
      "it is asked twice",
      isKind(2),
      [],
      [["/ui/5", { field: "animal", label: "Beast", widget: "text", when: isKind(1) }]],
    ],
  ])("is not told where %s", (_what, when, ticketEdits, formEdits) => {
    expect(isTold(when, ticketEdits, formEdits)).toBe(false)
  })
})
