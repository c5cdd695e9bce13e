// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments, fixFor, rules } from "../../../renderer/linter"
import { createChecker } from "../../../renderer/linter/checker"
import { vocabularyOf } from "../../../renderer/linter/vocabulary"
import type { Json } from "../../../renderer/model/documents"
import { buyCall, done, form, ticket } from "./invalid/files"
import { edited, save, setOf, type Edit } from "./support"
import { type Files, zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const kindRow: Json = {
  label: "Kind",
  text: "{kept.visitor.kind|species:species}",
  when: { filled: ["$kept.visitor.kind"] },
}

const kind: Json = { type: "integer", enum: [1, 2] }
const visitor: Json = {
  type: "object",
  properties: { kind, kind2: kind, name: { type: "string" }, agreed: { type: "boolean" } },
}

/** A ticket whose answers are confirmed on the next screen. */
function confirming(rows: readonly Json[], formEdits: readonly Edit[] = [], kept: Json = {}): Files {
  const value = { kind: "$draft.kind", name: "$draft.name", ...(kept as object) } as Json
  return {
    ...zoo,
    "app.json": edited(zoo["app.json"] ?? {}, [["/scope/kept/properties/visitor", visitor]]),
    [form]: edited(zoo[form] ?? {}, formEdits),
    [ticket]: edited(zoo[ticket] ?? {}, [["/footer/0/tap/4", { do: "keep", name: "visitor", in: "encrypted", value }]]),
    [done]: edited(zoo[done] ?? {}, [["/body/1", { widget: "answers", rows: [...rows] }]]),
  }
}

const told = (files: Files) =>
  checkDocuments(setOf(files), zooDefinitions).filter(({ rule }) => rule === "answer-unconfirmed")

function fixOf(files: Files) {
  const [finding] = told(files)
  return finding && fixFor(setOf(files), finding)
}

/** Another question that is asked in the same way as the first. */
const second: readonly Edit[] = [
  ["/schema/properties/kind2", kind],
  ["/schema/properties/kind", kind],
  [
    "/ui/3",
    {
      field: "kind2",
      widget: "select",
      label: "Second kind",
      options: [
        { value: 1, label: "Child" },
        { value: 2, label: "Grown-up" },
      ],
    },
  ],
]

/** A ticket whose answers go to a call, which says again those that it names. */
function asking(again: readonly string[], rows: readonly Json[]): Files {
  const types: Readonly<Record<string, Json>> = { kind, name: { type: "string" }, price: { type: "integer" } }
  const said = Object.fromEntries([...again, "price"].map((name) => [name, types[name] ?? {}]))
  const files = confirming(rows)
  const keep: Json = { do: "keep", name: "visitor", in: "encrypted", value: "$res" }
  return {
    ...files,
    "app.json": edited(files["app.json"] ?? {}, [["/scope/kept/properties/visitor", { $ref: "call:zoo/buy" }]]),
    [buyCall]: edited(zoo[buyCall] ?? {}, [
      ["/response/properties", said],
      ["/samples/bought", { price: 7 }],
    ]),
    [ticket]: edited(zoo[ticket] ?? {}, [["/footer/0/tap/2", keep]]),
  }
}

describe("answer-unconfirmed", () => {
  it("follows answers through the call that is asked with them, and whose answer the next screen shows", () => {
    const name: Json = { label: "Name", text: "{kept.visitor.name}" }
    const expected = { file: form, pointer: "/ui/1/ui/0/field", values: { label: "Name", screens: ["Done"] } }
    expect(told(asking(["kind", "name"], [kindRow]))).toMatchObject([expected])
    expect(told(asking(["kind", "name"], [kindRow, name]))).toEqual([])
    expect(fixOf(asking(["kind", "name"], [kindRow]))?.edits).toMatchObject([
      { op: "insert", file: done, value: { label: "Name", text: "{kept.visitor.name}" } },
    ])
  })

  it("follows an answer that something was made of before it is sent, where the call says whose answers it sends", () => {
    const files = asking(["kind", "name"], [kindRow])
    const made: Edit = ["/footer/0/tap/1/input/name", { concat: ["$draft.name", "!"] }]
    const sent = (...edits: readonly Edit[]) => told({ ...files, [ticket]: edited(files[ticket] ?? {}, edits) })
    expect(sent(made)).toEqual([])
    expect(sent(made, ["/footer/0/tap/1/form", "ticket"])).toMatchObject([{ values: { label: "Name" } }])
  })

  it("is silent about what the call does not say again: it may come back in other words", () => {
    expect(told(asking(["kind"], [kindRow]))).toEqual([])
  })

  it("is told of the question that the screen leaves out, with the name of the screen", () => {
    expect(told(confirming([kindRow]))).toMatchObject([
      { file: form, pointer: "/ui/1/ui/0/field", values: { label: "Name", screens: ["Done"] } },
    ])
  })

  it("is silent where nothing of the form is shown, where all is, and where something else there depends on the answer", () => {
    const name: Json = { label: "Name", text: "{kept.visitor.name}" }
    const known: Json = { label: "Name", text: "It is known", when: { filled: ["$kept.visitor.name"] } }
    expect(told(confirming([{ label: "Name", text: "Done" }]))).toEqual([])
    expect(told(confirming([kindRow, name]))).toEqual([])
    expect(told(confirming([kindRow, known]))).toEqual([])
  })

  it("is silent about consents, what is not sent and what is left out on purpose", () => {
    expect(told(confirming([kindRow], [["/ui/1/ui/0/sent", false]], { agreed: "$draft.agreed" }))).toEqual([])
    expect(told(confirming([kindRow], [["/ui/1/ui/0/confirmed", false]]))).toEqual([])
  })

  it("is mended with a row behind that of the question before it", () => {
    expect(fixOf(confirming([kindRow, { label: "End", text: "Done" }]))).toEqual({
      isCertain: false,
      edits: [
        {
          op: "insert",
          file: done,
          pointer: "/body/1/rows/1",
          value: { label: "Name", text: "{kept.visitor.name}", when: { filled: ["$kept.visitor.name"] } },
        },
      ],
    })
  })

  it("is mended like the row of the question before it, where that is asked in the same way", () => {
    const files = confirming([kindRow], [...second, ["/ui/1/ui/0/confirmed", false]], { kind2: "$draft.kind2" })
    const options = edited(files, [[`/${form.replaceAll("/", "~1")}/ui/0/optionsWhen`, []]]) as Files
    expect(fixOf(options)?.edits).toMatchObject([
      {
        value: {
          label: "Second kind",
          text: "{kept.visitor.kind2|species:species}",
          when: { filled: ["$kept.visitor.kind2"] },
        },
      },
    ])
  })

  it("is mended with one row for each option where nothing else says them", () => {
    const name: Json = { label: "Name", text: "{kept.visitor.name}" }
    const files = confirming([name], [["/ui/0/field", "kind"]])
    expect(fixOf(files)?.edits.map((edit) => ("value" in edit ? edit.value : undefined))).toEqual([
      { label: "Kind", text: "Child", when: { is: ["$kept.visitor.kind", 1] } },
      { label: "Kind", text: "Grown-up", when: { is: ["$kept.visitor.kind", 2] } },
    ])
  })

  it("is told without a row where the screen cannot read the answer yet", () => {
    const files = { ...confirming([kindRow]), "app.json": zoo["app.json"] ?? {} }
    expect(told(files)).toMatchObject([{ values: { isGiven: false } }])
    expect(fixOf(files)?.edits).toEqual([])
  })

  it("follows what the other screen shows as soon as that is saved", () => {
    const files = confirming([kindRow, { label: "Name", text: "{kept.visitor.name}" }])
    const before = setOf(files)
    const checker = createChecker(vocabularyOf(zooDefinitions))
    const find = (set: typeof before) => checker.check(set, rules).filter(({ rule }) => rule === "answer-unconfirmed")
    expect(find(before)).toEqual([])
    expect(find(save(before, done, edited(files[done] ?? {}, [["/body/1/rows", [kindRow]]])))).toHaveLength(1)
  })
})
