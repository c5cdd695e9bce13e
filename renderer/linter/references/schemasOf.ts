/** Schemas of what documents answer, ask and hold, with their references followed. */
import { methods, outcomes } from "../../model/calls"
import type { LoadedDocument } from "../../compiler"
import { inlineReferences, type InlinedSchema } from "../../compiler"
import { same } from "../../expressions/same"
import type { DocumentOf, Json, JsonSchema } from "../../model/documents"
import { keepFor, remember } from "../memo"
import { readQuietly } from "../reading"
import type { Context } from "../rule"
import { expandSchema } from "../jsonSchema/expand"
import { anything, type Schema } from "../jsonSchema/schema"
import { withExamples } from "../jsonSchema/withExamples"

const text: Schema = { type: "string" }

export const closed = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: "object",
  properties,
  additionalProperties: false,
})

const several = (items: Schema): Schema => ({ type: "array", items })

/** Schema of `$failure`: CallFailure of renderer/model/calls.ts. */
export const failureSchema = closed({
  outcome: { enum: outcomes.filter((outcome) => outcome !== "ok") },
  code: text,
  messages: several(text),
  sheet: closed({
    title: text,
    subtitle: text,
    buttons: several(closed({ label: text, action: text, style: text })),
  }),
  fieldErrors: several(closed({ field: text, message: text })),
  url: text,
  detail: anything,
  kept: { type: "boolean" },
  effect: { enum: ["read", "write"] },
  method: { enum: methods },
})

/** Expanded schemas by what they were expanded from, as long as no shared file that they refer to changes. */
const expanded = keepFor((_schema: JsonSchema) => new Map<string, ExpandedSchema>())

interface ExpandedSchema extends Pick<InlinedSchema, "errors"> {
  /** Shared files that it refers to. */
  readonly shared: ReadonlyMap<string, Json | undefined>
  /** Code tables that were looked up for it; none where it names none. */
  readonly tables: CodeLists | undefined
  readonly schema: Schema
}

type CodeLists = ReadonlyMap<string, readonly Json[]>

/** The same object from one check to the next, while no table gets another code. */
const latestCodes = keepFor((_checker: object): { lists: CodeLists } => ({ lists: new Map() }))

const codeLists = remember(({ checker, whole }): CodeLists => {
  const latest = latestCodes(checker)
  const lists = new Map(whole.all("codes").map(({ id, document }) => [id, codesOf(document)] as const))
  if (!same([...lists], [...latest.lists])) latest.lists = lists
  return latest.lists
})

const codesOf = keepFor(({ codes }: DocumentOf<"codes">): readonly Json[] => codes.map(({ code }) => code))

/** What references of a document's schemas are relative to: the schema of a form, any other document itself. */
export const homeOf = ({ set }: Context, { file, kind, document }: LoadedDocument) => ({
  // Whoever refers to a shared file is touched when it is edited.
  shared: readQuietly(() => set.shared),
  file,
  root: kind === "form" ? document.schema : document,
})

/** A schema that stands in a document, and what its references lack. */
export function expandedIn(context: Context, document: LoadedDocument, schema: JsonSchema): ExpandedSchema {
  const { file } = document
  const home = homeOf(context, document)
  const tables = codeLists(context)
  const found = expanded(schema).get(file)
  const isSameShared =
    found !== undefined && [...found.shared].every(([name, value]) => home.shared.get(name) === value)
  if (isSameShared && (found.tables ?? tables) === tables) return found
  const shared = new Map<string, Json | undefined>()
  const get = (name: string) => {
    const value = home.shared.get(name)
    shared.set(name, value)
    return value
  }
  const inlined = inlineReferences(schema, { ...home, shared: { get } })
  let isListed = false
  const listed = (table: string) => {
    isListed = true
    return tables.get(table)
  }
  const result = {
    shared,
    schema: expandSchema(inlined.schema, listed),
    tables: isListed ? tables : undefined,
    errors: inlined.errors,
  }
  expanded(schema).set(file, result)
  return result
}

export const schemaIn = (context: Context, document: LoadedDocument, schema: JsonSchema): Schema =>
  expandedIn(context, document, schema).schema

export const answerSchemaOf = (context: Context, call: LoadedDocument<"call">): Schema =>
  schemaIn(context, call, call.document.response)

export const requestSchemaOf = (context: Context, call: LoadedDocument<"call">): Schema =>
  schemaIn(context, call, call.document.request)

export const formSchemaOf = (context: Context, form: LoadedDocument<"form">): Schema =>
  schemaIn(context, form, form.document.schema)

export function answerOfCall(context: Context, id: string | undefined): Schema {
  const call = id === undefined ? undefined : context.set.find("call", id)
  return call === undefined ? anything : shownSchema(answerSchemaOf(context, call), call.document.samples)
}

/** The same object for the same answer and samples, so that what was worked out from it stays. */
const shownSchemas = keepFor((_schema: Schema) => new WeakMap<object, Schema>())

function shownSchema(schema: Schema, samples: Readonly<Record<string, Json>>): Schema {
  const known = shownSchemas(schema)
  const found = known.get(samples) ?? withExamples(schema, Object.values(samples))
  known.set(samples, found)
  return found
}
