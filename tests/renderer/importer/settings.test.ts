// @vitest-environment node
import { describe, expect, it } from "vitest"
import { importForm, type ImportSettings } from "../../../renderer/importer"

/** Of an app that has a control for texts and one for choices, and nothing else. */
const settings: ImportSettings = {
  id: "zoo",
  $schema: "../meta/form.schema.json",
  control: ({ kind }) => (["text", "choice", "integer"].includes(kind) ? { widget: kind, fits: true } : undefined),
  formats: {},
  autocompletes: new Set(),
  titleBlock: (text) => ({ widget: "heading", text }),
  textBlock: (text) => ({ widget: "text", text }),
  texts: { choice: "Which", branch: (number) => `No. ${number}`, yes: "Yes", no: "No", pattern: "Wrong" },
}
const text = { type: "string", title: "Name" }

function imported(schema: object) {
  const result = importForm(schema, {}, settings)
  if (result.kind === "refused") throw new Error(result.reason)
  return result
}

describe("an app without a control", () => {
  it("loses an object, and is told so, rather than having a field that names none", () => {
    const keeper = { type: "object", title: "Keeper", properties: { name: text } }
    const { document, notes } = imported({ type: "object", properties: { name: text, keeper } })
    expect(document.ui.map((part) => "field" in part && part.field)).toEqual(["name"])
    expect(notes).toEqual([
      { code: "type", grade: "lost", file: "schema", pointer: "/properties/keeper", name: "object" },
    ])
  })
})

describe("branches that an answer decides", () => {
  it("ask for it only where it is required: one that is there is not demanded", () => {
    const branch = (value: string, more: object) => ({ properties: { pet: { enum: [value] }, ...more } })
    const { document } = imported({
      type: "object",
      properties: { pet: { type: "string", title: "Pet", enum: ["No", "One"] } },
      dependencies: {
        pet: {
          oneOf: [
            branch("No", {}),
            { ...branch("One", { age: { type: "integer", title: "Age" } }), required: ["age"] },
          ],
        },
      },
    })
    const [pet, age] = document.ui
    expect(pet).not.toHaveProperty("requiredWhen")
    expect(age).toMatchObject({ field: "age", when: { is: ["$form.pet", "One"] }, required: true })
  })
})
