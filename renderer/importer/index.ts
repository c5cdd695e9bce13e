import { fieldsOf, isFields, textOf } from "./looseJson"
import { schemaProblem } from "../linter"
import type { FormDocument } from "../model/documents"
import { withKnownAnswers } from "./answers"
import { createNotebook } from "./notes"
import { typeOf } from "./leaf"
import { follow, type Importer, type Node } from "./node"
import { buildObject } from "./property"
import type { Imported, ImportSettings } from "./types"
import { UiOptions } from "./ui"

export type { ImportNote, NoteCode } from "./notes"
export type { ControlChoice, ControlRequest, Imported, ImportSettings } from "./types"

type Refused = Extract<Imported, { kind: "refused" }>

const refuse = (reason: Refused["reason"], pointer = "", detail = ""): Refused => ({
  kind: "refused",
  reason,
  pointer,
  detail,
})

/**
 * A form document from a JSON Schema (draft-07, or what newer drafts share with it) and rjsf's `uiSchema`, with notes
 * about what could not come along. Pure; never throws.
 */
export function importForm(schema: unknown, uiSchema: unknown, settings: ImportSettings): Imported {
  if (!isFields(schema)) return refuse("no-schema")
  if (!isFields(uiSchema)) return refuse("no-ui")
  const { $schema: _draft, ...root } = schema
  const problem = schemaProblem(root)
  if (problem !== undefined) return refuse("no-schema", problem.pointer, problem.detail)
  const notebook = createNotebook()
  const built = withKnownAnswers((answers) => {
    const importer: Importer = { root, settings, answers, add: notebook.add, reads: new Map() }
    return build(importer, { schema: root, pointer: "", ui: uiSchema, uiPointer: "", followed: ["#"] })
  })
  return built.kind === "refused" ? built : { kind: "form", document: built, notes: notebook.notes }
}

function build(importer: Importer, root: Node): FormDocument | Refused {
  const { id, $schema, titleBlock, textBlock } = importer.settings
  const node = follow(importer, root)
  if (node === undefined) return refuse("no-schema", "/$ref", textOf(root.schema["$ref"]))
  const type = typeOf(importer, node)
  if (type !== undefined && type !== "object") return refuse("no-object", "/type", type)
  const ui = new UiOptions(importer, node)
  const [title, description] = [ui.text("title"), ui.text("description", "rich")]
  const readOnly = ui.value("readonly") === true || node.schema["readOnly"] === true
  const start = node.schema["default"]
  const form = buildObject(importer, [{ when: true, node }], { path: "$form", readOnly, start, ui })
  if (Object.keys(fieldsOf(form.schema["properties"])).length === 0) return refuse("no-fields")
  const blocks = [
    ...(title === undefined ? [] : [titleBlock(title)]),
    ...(description === undefined ? [] : [textBlock(description)]),
  ]
  return { $schema, kind: "form", id, version: 1, schema: form.schema, ui: [...blocks, ...form.ui] }
}
