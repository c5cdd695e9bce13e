/** Schemas of what documents answer, ask and hold, with their references followed. */
import { outcomes } from "../../model/calls"
import type { LoadedDocument } from "../../compiler/types"
import { keepFor, remember } from "../memo"
import type { AnyDocument, Context } from "../rule"
import { expandSchema, type SchemaHome } from "../jsonSchema/expand"
import { anything, type Schema } from "../jsonSchema/schema"

const text: Schema = { type: "string" }

export const closed = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: "object",
  properties,
  additionalProperties: false,
})

const listOf = (items: Schema): Schema => ({ type: "array", items })

/** Schema of `$failure`: CallFailure of renderer/model/calls.ts. */
export const failureSchema = closed({
  outcome: { enum: outcomes.filter((outcome) => outcome !== "ok") },
  code: text,
  messages: listOf(text),
  sheet: closed({
    title: text,
    subtitle: text,
    buttons: listOf(closed({ label: text, action: text, style: text })),
  }),
  fieldErrors: listOf(closed({ field: text, message: text })),
  url: text,
  detail: anything,
  effect: { enum: ["read", "write"] },
  method: text,
})

const sharedFiles = remember(({ set }): readonly unknown[] => [...set.shared.values()])

/** Expanded schemas by what they were expanded from, as long as no shared file changes. */
const expanded = keepFor((_schema: object) => new Map<string, { shared: readonly unknown[]; schema: Schema }>())

/** What references of a document's schemas are relative to: the schema of a form, any other document itself. */
export const homeOf = ({ set }: Context, { file, kind, document }: AnyDocument): SchemaHome => ({
  set,
  file,
  root: kind === "form" ? document.schema : document,
})

/** A schema that stands in a document. */
export function schemaIn(context: Context, document: AnyDocument, schema: object): Schema {
  const { file } = document
  const shared = sharedFiles(context)
  const found = expanded(schema).get(file)
  if (found?.shared.length === shared.length && shared.every((value, index) => value === found.shared[index]))
    return found.schema
  const result = expandSchema(homeOf(context, document), schema)
  expanded(schema).set(file, { shared, schema: result })
  return result
}

export const answerSchemaOf = (context: Context, call: LoadedDocument<"call">): Schema =>
  schemaIn(context, call, call.document.response)

export const requestSchemaOf = (context: Context, call: LoadedDocument<"call">): Schema =>
  schemaIn(context, call, call.document.request)

export const formSchemaOf = (context: Context, form: LoadedDocument<"form">): Schema =>
  schemaIn(context, form, form.document.schema)

export function answerOfCall(context: Context, id: string | undefined): Schema {
  const call = id === undefined ? undefined : context.set.find("call", id)
  return call === undefined ? anything : answerSchemaOf(context, call)
}
