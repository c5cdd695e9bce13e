/** What `$paths` of a document see. */
import type { LoadedDocument } from "../../compiler"
import type { DataSource, DocumentOf, JsonSchema } from "../../model/documents"
import { keepFor, remember, rememberEach } from "../memo"
import { documentOfExcerpt, excerptOf } from "../excerpt"
import { readQuietly } from "../reading"
import type { Context } from "../rule"
import { anything, asSchema, type Schema } from "../jsonSchema/schema"
import { schemaOfValue } from "../jsonSchema/values"
import { drawnForms, screensShowing, sheetsOf, stepsOf } from "./naming"
import { answerOfCall, closed, failureSchema, formSchemaOf, schemaIn } from "./schemasOf"
import { createTypeScope, schemaReader, type TypeScope } from "./typeScope"
import { type ReadSchema, schemaOfWritten } from "../values/resultSchema"
import { withItems } from "./withItems"
import { mapRecord } from "../../model/json"

type Roots = Readonly<Record<string, Schema>>

const schemaOfApp = ({ constants, links, tokens, schemes }: DocumentOf<"app">): Schema =>
  schemaOfValue({ constants, links, tokens, schemes })

/** Names and types of app.json that documents read by name. */
export const namesOfApp = excerptOf("app", "namesOfApp", schemaOfApp)

/** What app.json declares for every document. */
export const scopeOfApp = excerptOf("app", "scopeOfApp", (app) => app.scope)

/** Whoever reads a name of it is touched when names change, and so is no reader of all of them. */
export const appOf = (context: Context) => readQuietly(() => documentOfExcerpt(context, namesOfApp))

const appSchema = keepFor(({ document }: LoadedDocument<"app">): Schema => ({
  ...schemaOfApp(document),
  additionalProperties: false,
}))

/** Roots that every document sees: `app`, and what app.json declares under `scope`. */
export const commonScope = remember((context): TypeScope => {
  const app = appOf(context)
  const declared = Object.entries(app?.document.scope ?? {}).map(
    ([name, schema]) =>
      [name, app === undefined ? anything : withAnswers(context, schema, schemaIn(context, app, schema))] as const,
  )
  const roots = ["ctx", "kept", "session", "sheet"].map((name) => [name, anything] as const)
  return createTypeScope(
    new Map([
      ["@codes", codesSchema(context)],
      ["app", app === undefined ? anything : appSchema(app)],
      ...roots,
      ...declared,
    ]),
  )
})

/** Call whose answer a reference of app.json stands for: `call:client/name`. */
export const callIn = ({ $ref }: { readonly $ref?: unknown }): string | undefined =>
  typeof $ref === "string" && $ref.startsWith("call:") ? $ref.slice("call:".length) : undefined

/** The same object as long as no answer changes, so that what was derived from it lives on. */
const latestKept = keepFor((_expanded: Schema): { answers: readonly Schema[]; schema: Schema } => ({
  answers: [],
  schema: anything,
}))

/** What is kept may be the answer of a call as it came. */
function withAnswers(context: Context, written: JsonSchema, expanded: Schema): Schema {
  const named = Object.entries(asSchema(written).properties ?? {}).flatMap(([name, part]) => {
    const call = callIn(part)
    return call === undefined ? [] : [[name, answerOfCall(context, call)] as const]
  })
  if (named.length === 0) return expanded
  const answers = named.map(([, answer]) => answer)
  const latest = latestKept(expanded)
  if (!latest.answers.every((answer, index) => answer === answers[index]) || latest.answers.length === 0) {
    latest.answers = answers
    latest.schema = { ...expanded, properties: { ...expanded.properties, ...Object.fromEntries(named) } }
  }
  return latest.schema
}

/** What values read of a code table: attributes, labels and the codes themselves. */
const tableSchema = keepFor(({ document: { attributes = {}, codes } }: LoadedDocument<"codes">) =>
  closed({
    ...mapRecord(attributes, asSchema),
    label: { type: "string" },
    code: { enum: codes.map(({ code }) => code) },
  }),
)

/** Of all tables: the same object while none of them changes, so that what was derived from it lives on. */
const latestTables = keepFor((_checker: object): { schema: Schema } => ({ schema: closed({}) }))

function codesSchema(context: Context): Schema {
  const latest = latestTables(context.checker)
  const known = latest.schema.properties ?? {}
  const tables = context.whole
    .all("codes")
    .map((table) => [table.id, schemaIn(context, table, tableSchema(table))] as const)
  const isSame = Object.keys(known).length === tables.length && tables.every(([id, schema]) => known[id] === schema)
  if (!isSame) latest.schema = closed(Object.fromEntries(tables))
  return latest.schema
}

const formRoots = (context: Context, document: LoadedDocument): Roots =>
  Object.fromEntries(
    drawnForms(document).map(({ root, form: id }) => {
      const form = context.set.find("form", id)
      return [root, form === undefined ? anything : formSchemaOf(context, form)] as const
    }),
  )

function dataSchema(context: Context, { call, source, input }: DataSource, read: ReadSchema): Schema {
  if (call !== undefined) return answerOfCall(context, call)
  const output = asSchema(context.vocabulary.find("source", source)?.output ?? anything)
  const itemsOf = (name: string) => schemaOfWritten(input?.[name], read).items
  return withItems(output, itemsOf)
}

/** Sources read what calls answered, and the sources above them. */
function dataRoots(context: Context, { document }: LoadedDocument<"screen">, scope?: TypeScope): Roots {
  const entries = Object.entries(document.data ?? {})
  let known: Roots = {}
  for (const [name, entry] of [
    ...entries.filter(([, { call }]) => call !== undefined),
    ...entries.filter(([, { call }]) => call === undefined),
  ])
    known = { ...known, [name]: dataSchema(context, entry, scope ? schemaReader(scope.with(known)) : () => undefined) }
  return known
}

/** `$flow`: where a customer is among the steps. */
const progressSchema = closed({
  section: { type: "string" },
  index: { type: "integer" },
  of: { type: "integer" },
  ahead: closed({ screens: { type: "integer" }, minutes: { type: "integer" } }),
})

const ownRoots = keepFor(({ document: { query = {}, state = {} } }: LoadedDocument<"screen">): Roots => ({
  query: closed(Object.fromEntries(Object.entries(query).map(([name, rule]) => [name, querySchema(rule)]))),
  state: schemaOfValue(state),
}))

type QueryRule = NonNullable<DocumentOf<"screen">["query"]>[string]

function querySchema({ in: allowed, as }: QueryRule): Schema {
  if (as === "integer") return allowed === undefined ? { type: "integer" } : { enum: allowed.map(Number) }
  return allowed === undefined ? { type: "string" } : { enum: allowed }
}

const screenScope = rememberEach((context, screen: LoadedDocument<"screen">): TypeScope => {
  const before = commonScope(context).with({
    ...Object.assign({}, ...sheetsOf(context, screen).map((sheet) => formRoots(context, sheet))),
    ...formRoots(context, screen),
    flow: progressSchema,
    ...ownRoots(screen),
  })
  return withValues(screen.document.values, before.with(dataRoots(context, screen, before)))
})

/** `$values`: each reads what the screen sees and the values above it. */
function withValues(values: DocumentOf<"screen">["values"], scope: TypeScope): TypeScope {
  if (values === undefined) return scope
  let known: Roots = {}
  for (const [name, value] of Object.entries(values))
    known = { ...known, [name]: schemaOfWritten(value, schemaReader(scope.with({ values: closed(known) }))) }
  return scope.with({ values: closed(known) })
}

/** Screens of a flow share what was answered before; their forms, and the data that they load, are read together. */
function flowScope(context: Context, flow: LoadedDocument<"flow">): TypeScope {
  const screens = stepsOf(flow).flatMap(({ step }) => context.set.find("screen", step.screen) ?? [])
  const roots = new Map<string, Set<Schema>>()
  for (const screen of screens)
    for (const [root, schema] of Object.entries({ ...dataRoots(context, screen), ...formRoots(context, screen) }))
      roots.set(root, (roots.get(root) ?? new Set()).add(schema))
  const together = [...roots].map(([root, [first = anything, ...others]]) => [
    root,
    others.length === 0 ? first : { anyOf: [first, ...others] },
  ])
  return commonScope(context).with(Object.fromEntries(together))
}

const sheetScope = (context: Context, sheet: LoadedDocument<"sheet">): TypeScope =>
  screensShowing(context, sheet)
    .map((screen) => screenScope(context, screen))
    .reduceRight(
      (all, scope) => all.with(Object.fromEntries(scope.roots)),
      commonScope(context).with({ failure: failureSchema, res: anything, ...formRoots(context, sheet) }),
    )

function formScopes(context: Context, form: LoadedDocument<"form">): readonly TypeScope[] {
  const screens = screensShowing(context, form)
  const schema = formSchemaOf(context, form)
  return screens.length === 0
    ? [commonScope(context).with({ draft: schema, form: schema })]
    : screens.map((screen) => screenScope(context, screen))
}

/** The scopes in which a document is read: one for most, one for each screen that draws a form. */
export function scopesOf(context: Context, document: LoadedDocument): readonly TypeScope[] {
  switch (document.kind) {
    case "screen":
      return [screenScope(context, document)]
    case "form":
      return formScopes(context, document)
    case "sheet":
      return [sheetScope(context, document)]
    case "flow":
      return [flowScope(context, document)]
    case "errors":
      return [commonScope(context).with({ failure: failureSchema })]
    default:
      return [commonScope(context)]
  }
}
