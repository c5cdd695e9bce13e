// @vitest-environment node
import { describe, expect, it } from "vitest"
import { secondsOf } from "../../../../renderer/compiler/compile/screenSeconds"
import type { DocumentSet } from "../../../../renderer/compiler"

const properties = {
  name: { type: "string" },
  animal: { type: "string", enum: ["cat", "bear"] },
  agreed: { type: "boolean", const: true },
  visitors: { type: "integer", default: 1 },
}

const withQuestions = (...ui: readonly object[]): DocumentSet => {
  const documents: Readonly<Record<string, object>> = {
    "screen ask": { document: { body: [{ widget: "card", body: [{ widget: "form", form: "visit" }] }] } },
    "form visit": { file: "visit.form.json", document: { schema: { type: "object", properties }, ui } },
  }
  return { find: (kind: string, id: string) => documents[`${kind} ${id}`], shared: new Map() } as unknown as DocumentSet
}

const question = (field: string, more: object = {}) => ({ field, widget: "any", label: field, required: true, ...more })

describe("secondsOf", () => {
  it("gives typing more than choosing, choosing more than agreeing, and the screen itself its share", () => {
    const [typing, choosing, agreeing] = ["name", "animal", "agreed"].map(
      (field) => secondsOf(withQuestions(question(field)), "ask") - secondsOf(withQuestions(), "ask"),
    )
    expect([typing, choosing, agreeing]).toEqual([8, 4, 3])
    expect(secondsOf(withQuestions(), "ask")).toBe(4)
  })

  it("counts the questions of sections, and leaves out what is answered, optional or seen by some only", () => {
    const ui = [
      { section: "You", ui: [question("name")] },
      question("visitors"),
      question("animal", { required: false }),
      question("agreed", { when: { filled: ["$form.name"] } }),
    ]
    expect(secondsOf(withQuestions(...ui), "ask")).toBe(12)
  })
})
