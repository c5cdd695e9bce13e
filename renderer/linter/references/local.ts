import { anything, type Schema } from "../jsonSchema/schema"
import { stepInto } from "../jsonSchema/step"
import { readValuePath, type TypeScope } from "./typeScope"

/** What a place adds to the scope of its document: known from the document alone, whatever draws it. */
export interface Local {
  readonly outer: Local | undefined
  readonly adds: Addition
}

export type Addition =
  /** `$item` and `$index` of the list at a path. */
  | { readonly kind: "item"; readonly items: string | undefined }
  /** What a control hands to the options of its rows: of the list that it asks for, where it asks for one. */
  | { readonly kind: "row"; readonly field: string }
  /** `$res`, the answer of a call. */
  | { readonly kind: "answer"; readonly call: string | undefined }
  /** `$res`, what an action gave. */
  | { readonly kind: "given"; readonly schema: Schema }
  /** `$res`, the answer that the document as a whole speaks of. */
  | { readonly kind: "document answer" }
  | { readonly kind: "failure" }
  /** What messages of a field may fill in. */
  | { readonly kind: "message" }
  /** What a text of the interface may fill in. */
  | { readonly kind: "interface"; readonly fills: readonly string[] }

/** What additions are made of. */
export interface LocalTypes {
  answerOf(call: string | undefined): Schema
  readonly answer: Schema
  readonly failure: Schema
  /** Of what the form asks for, where the document is a form. */
  readonly form: Schema
}

const integer: Schema = { type: "integer" }

export function rootsAdded(adds: Addition, scope: TypeScope, types: LocalTypes): Readonly<Record<string, Schema>> {
  switch (adds.kind) {
    case "item":
      return { item: itemOf(scope, adds.items), index: integer }
    case "row":
      return { item: rowOf(scope, types.form, adds.field), index: integer, n: integer }
    case "answer":
      return { res: types.answerOf(adds.call) }
    case "given":
      return { res: adds.schema }
    case "document answer":
      return { res: types.answer }
    case "failure":
      return { failure: types.failure }
    case "message":
      return { label: { type: "string" }, n: anything, value: anything }
    case "interface":
      return Object.fromEntries(adds.fills.map((name) => [name, anything]))
  }
}

/** A row of the list that a field asks for; a field that asks for none stands in a row, or hands on what it likes. */
function rowOf(scope: TypeScope, form: Schema, field: string): Schema {
  const around = scope.roots.get("item")
  const own = stepInto(around ?? form, field)
  return (own.kind === "known" ? own.schema.items?.properties && own.schema.items : undefined) ?? around ?? anything
}

function itemOf(scope: TypeScope, items: string | undefined): Schema {
  const found = items === undefined ? undefined : readValuePath(scope, items)
  return found?.kind === "known" ? (found.schema.items ?? anything) : anything
}
