import { anything, type Schema } from "../jsonSchema/schema"
import { readValuePath, type TypeScope } from "./typeScope"

/** What a place adds to the scope of its document: known from the document alone, whatever draws it. */
export interface Local {
  readonly outer: Local | undefined
  readonly adds: Addition
}

export type Addition =
  /** `$item` and `$index` of the list at a path. */
  | { readonly kind: "item"; readonly items: string | undefined }
  /** What a control hands to the options of its rows. */
  | { readonly kind: "row" }
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
}

const integer: Schema = { type: "integer" }

export function rootsAdded(adds: Addition, scope: TypeScope, types: LocalTypes): Readonly<Record<string, Schema>> {
  switch (adds.kind) {
    case "item":
      return { item: itemOf(scope, adds.items), index: integer }
    case "row":
      return { item: anything, index: integer, n: integer }
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

function itemOf(scope: TypeScope, items: string | undefined): Schema {
  const found = items === undefined ? undefined : readValuePath(scope, items)
  return found?.kind === "known" ? (found.schema.items ?? anything) : anything
}
