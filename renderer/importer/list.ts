import { isFields } from "./looseJson"
import { within } from "../model/pointer"
import type { FieldSource, Json, JsonSchema, UiSource } from "../model/documents"
import { buildField, chooseControl, head, optionsOf, withDefault, limitsOf, type Asked, type Field } from "./field"
import { resolve, typeOf } from "./leaf"
import { itemsOf, type Importer, type Node } from "./node"
import type { Declared } from "./shape"
import { UiOptions } from "./ui"

/** Part of a form: what its answers look like, and what asks for them. */
export interface Built {
  readonly schema: JsonSchema
  readonly ui: readonly UiSource[]
}

export interface Place {
  /** Where the answers of the object stand: `$form`, `$form.address`, `$item`. */
  readonly path: string
  readonly readOnly: boolean
  /** What the object starts with. */
  readonly start: Json | undefined
  readonly ui: UiOptions
}

export type Question = Place & Asked

interface ListQuestion extends Question {
  /** Builds the sub-form of a row. */
  buildObject(importer: Importer, declared: readonly Declared[], place: Place): Built
}

/** Several of some options, or rows of sub-forms. */
export function buildList(importer: Importer, node: Node, asked: ListQuestion): Field | undefined {
  const item = isFields(node.schema["items"]) ? resolve(importer, itemsOf(node)) : undefined
  const type = item === undefined ? undefined : typeOf(importer, item)
  if (item === undefined || type === undefined || type === "array" || type === "null") {
    importer.add("list", "schema", within(node.pointer, "items"))
    return undefined
  }
  const limits = { type: "array", ...limitsOf(importer, node, "array") }
  const itemUi = new UiOptions(importer, item)
  const options = optionsOf(importer, item, asked.ui.value("enumNames") === undefined ? itemUi : asked.ui)
  const isChoice =
    options !== undefined &&
    type !== "boolean" &&
    (node.schema["uniqueItems"] === true || /^checkboxes/i.test(asked.ui.plain("widget") ?? ""))
  const control = chooseControl(importer, node, {
    ui: asked.ui,
    kind: asked.readOnly && type !== "object" ? "shown" : isChoice ? "choices" : "rows",
    count: options?.length ?? 0,
  })
  if (control === undefined) return undefined
  const words = { ...head(importer, asked), ...control }
  const finish = (items: JsonSchema, more: Partial<FieldSource>) => ({
    schema: withDefault(importer, node, { schema: { ...limits, items }, start: asked.start }),
    source: { ...words, ...more },
  })
  if (isChoice) {
    itemUi.reportRest([])
    return finish(
      { ...(type === "object" ? {} : { type }), enum: options.map(({ value }) => value) },
      asked.readOnly ? {} : { options },
    )
  }
  const isGroup = type === "object" && options === undefined
  const row = isGroup
    ? asked.buildObject(
        { ...importer, reads: new Map(), answers: importer.answers.ofRows(node.pointer) },
        [{ when: true, node: item }],
        {
          path: "$item",
          readOnly: asked.readOnly,
          start: item.schema["default"],
          ui: itemUi,
        },
      )
    : rowOfOne(importer, item, asked)
  if (row === undefined || row.ui.length === 0) return undefined
  return finish(row.schema, asked.readOnly && !isGroup ? {} : { ui: row.ui })
}

/** A row that is one plain value. */
function rowOfOne(importer: Importer, item: Node, { ui, readOnly }: Question): Built | undefined {
  const own = new UiOptions(importer, item)
  const label = own.text("title") ?? ui.text("title")
  const field = buildField(importer, item, {
    name: "value",
    ui: own,
    readOnly,
    start: item.schema["default"],
  })
  own.reportRest([])
  return field && { schema: field.schema, ui: [{ ...field.source, ...(label === undefined ? {} : { label }) }] }
}
