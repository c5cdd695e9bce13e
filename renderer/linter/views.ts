import { outcomes } from "../model/calls"
import type { JsonSchema } from "../model/documents"
import { fieldsOf, listOf, objectsIn, textOf, type Fields } from "./json"
import { keepEach, remember, rememberEach, type Context, type LoadedDocument } from "./rule"
import { anything, expandSchema, schemaOfValue } from "./schemas"
import { createTypeScope, type TypeScope } from "./scope"

const text: JsonSchema = { type: "string" }
const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: "object",
  properties,
  additionalProperties: false,
})

/** Schema of `$failure`: CallFailure of renderer/model/calls.ts. */
export const failureSchema = object({
  outcome: { enum: outcomes.filter((outcome) => outcome !== "ok") },
  code: text,
  messages: { type: "array", items: text },
  sheet: object({
    title: text,
    subtitle: text,
    buttons: { type: "array", items: object({ label: text, action: text, style: text }) },
  }),
  fieldErrors: { type: "array", items: object({ field: text, message: text }) },
  url: text,
  detail: anything,
  effect: { enum: ["read", "write"] },
  method: text,
})

/** Schema of a call's answer, references followed. */
export const answerSchemaOf = rememberEach((context, call): JsonSchema =>
  schemaIn(context, call, fieldsOf(call.document)["response"]),
)

/** Schema of a form's answers, references followed. */
export const formSchemaOf = rememberEach((context, form): JsonSchema =>
  schemaIn(context, form, fieldsOf(form.document)["schema"]),
)

/** Schemas with their references followed, as long as neither the document nor a shared file changes. */
const expanded = new WeakMap<
  LoadedDocument,
  Map<unknown, { readonly shared: readonly unknown[]; readonly schema: JsonSchema }>
>()

const sharedFiles = remember(({ set }): readonly unknown[] => [...set.shared.values()])

const alike = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index])

function schemaIn(context: Context, home: LoadedDocument, schema: unknown): JsonSchema {
  const shared = sharedFiles(context)
  const known = expanded.get(home) ?? new Map<unknown, { shared: readonly unknown[]; schema: JsonSchema }>()
  const found = known.get(schema)
  if (found !== undefined && alike(found.shared, shared)) return found.schema
  const root = home.kind === "form" ? fieldsOf(home.document)["schema"] : home.document
  const result = expandSchema({ set: context.set, file: home.file, root }, schema)
  expanded.set(home, known.set(schema, { shared, schema: result }))
  return result
}

const appSchema = keepEach((app): JsonSchema => {
  const { constants, links, tokens, schemes } = fieldsOf(app.document)
  return { ...schemaOfValue({ constants, links, tokens, schemes }), additionalProperties: false }
})

/** Roots that every document sees: `app`, and what app.json declares under `scope`. */
export const commonScope = remember((context): TypeScope => {
  const app = context.set.find("app", "app")
  const { scope } = fieldsOf(app?.document)
  const declared = Object.entries(fieldsOf(scope)).map(
    ([name, schema]) => [name, app === undefined ? anything : schemaIn(context, app, schema)] as const,
  )
  const roots: [string, JsonSchema][] = [
    ["app", app === undefined ? anything : appSchema(app)],
    ["ctx", anything],
    ["kept", anything],
    ["session", anything],
    ["sheet", anything],
  ]
  return createTypeScope(new Map([...roots, ...declared]))
})

export const answerOfCall = (context: Context, id: unknown): JsonSchema => {
  const call = typeof id === "string" ? context.set.find("call", id) : undefined
  return call === undefined ? anything : answerSchemaOf(context, call)
}

/** Forms that a screen or sheet draws: form id by the name of the root that holds the answers. */
const formsDrawnIn = keepEach((document): readonly (readonly [root: string, form: string])[] =>
  [...objectsIn(document.document)].flatMap(([{ widget, form, into }]) =>
    typeof widget === "string" && typeof form === "string" && typeof into === "string"
      ? [[into.replace(/^\$/, ""), form] as const]
      : [],
  ),
)

export const drawnForms = (_context: Context, document: LoadedDocument) => formsDrawnIn(document)

const sheetsNamedIn = (node: unknown): readonly string[] =>
  [...objectsIn(node)].flatMap(([entry]) =>
    typeof entry["do"] === "string" && typeof entry["sheet"] === "string" ? [entry["sheet"]] : [],
  )

/** Ids of the sheets that a document opens. */
const sheetsOpenedIn = keepEach((document) => sheetsNamedIn(document.document))

/** Those of them that a customer can see: samples are for pictures. */
export const sheetsShown = keepEach((document) => sheetsNamedIn({ ...fieldsOf(document.document), samples: {} }))

export const openedSheets = (_context: Context, document: LoadedDocument) => sheetsOpenedIn(document)

function formRoots(context: Context, document: LoadedDocument): Readonly<Record<string, JsonSchema>> {
  const entries = drawnForms(context, document).map(([root, id]) => {
    const form = context.set.find("form", id)
    return [root, form === undefined ? anything : formSchemaOf(context, form)] as const
  })
  return Object.fromEntries(entries)
}

function dataSchema(context: Context, entry: unknown): JsonSchema {
  const { call, source } = fieldsOf(entry)
  if (call !== undefined) return answerOfCall(context, call)
  return context.vocabulary.find("source", textOf(source) ?? "")?.output ?? anything
}

const dataRoots = (context: Context, screen: LoadedDocument): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(fieldsOf(screen.document)["data"])).map(([name, entry]) => [
      name,
      dataSchema(context, entry),
    ]),
  )

/** `$flow`: where a customer is among the steps. */
const progressSchema: JsonSchema = {
  ...object({ section: text, index: { type: "integer" }, of: { type: "integer" } }),
  additionalProperties: true,
}

const ownRoots = keepEach((screen): Readonly<Record<string, JsonSchema>> => {
  const { query, state } = fieldsOf(screen.document)
  const values = Object.entries(fieldsOf(query)).map(([name, rule]) => [name, querySchema(fieldsOf(rule))] as const)
  return { query: object(Object.fromEntries(values)), state: schemaOfValue(fieldsOf(state)) }
})

function querySchema({ in: allowed, as }: Fields): JsonSchema {
  if (as === "integer") return Array.isArray(allowed) ? { enum: allowed.map(Number) } : { type: "integer" }
  return Array.isArray(allowed) ? { enum: allowed } : text
}

/** What `$paths` of a screen see. */
const screenScope = rememberEach((context, screen): TypeScope => {
  const sheets = openedSheets(context, screen).flatMap((id) => context.set.find("sheet", id) ?? [])
  return commonScope(context).with({
    ...Object.assign({}, ...sheets.map((sheet) => formRoots(context, sheet))),
    ...formRoots(context, screen),
    flow: progressSchema,
    ...ownRoots(screen),
    ...dataRoots(context, screen),
  })
})

/** Documents from whose places a form, sheet or call is used. */
const hostsOf = rememberEach((context, document): readonly LoadedDocument[] => {
  const { id, kind } = document
  const { set } = context
  const screens = set.all("screen")
  if (kind === "sheet") return screens.filter((screen) => openedSheets(context, screen).includes(id))
  if (kind !== "form") return []
  const sheets = set.all("sheet").filter((sheet) => drawnForms(context, sheet).some(([, form]) => form === id))
  const throughSheets = sheets.flatMap((sheet) =>
    screens.filter((screen) => openedSheets(context, screen).includes(sheet.id)),
  )
  return [...screens.filter((screen) => drawnForms(context, screen).some(([, form]) => form === id)), ...throughSheets]
})

const merged = (scopes: readonly TypeScope[], base: TypeScope): TypeScope =>
  scopes.reduceRight((all, scope) => all.with(Object.fromEntries(scope.roots)), base)

/** Screens of a flow share what was answered before; their forms, and the data that they load, are read together. */
function flowScope(context: Context, flow: LoadedDocument): TypeScope {
  const { sections, aside } = fieldsOf(flow.document)
  const steps = [...listOf(sections).flatMap((section) => listOf(fieldsOf(section)["steps"])), ...listOf(aside)]
  const screens = steps.flatMap((step) => context.set.find("screen", textOf(fieldsOf(step)["screen"]) ?? "") ?? [])
  const roots = new Map<string, JsonSchema[]>()
  for (const screen of screens) {
    for (const [root, schema] of Object.entries({ ...dataRoots(context, screen), ...formRoots(context, screen) }))
      roots.set(root, [...new Set([...(roots.get(root) ?? []), schema])])
  }
  const together = [...roots].map(
    ([root, schemas]) => [root, schemas.length === 1 ? (schemas[0] ?? anything) : { anyOf: schemas }] as const,
  )
  return commonScope(context).with({ answers: anything, facts: anything, ...Object.fromEntries(together) })
}

/** The scopes in which a document is read: one for most, one for each screen that draws a form. */
export const scopesOf = rememberEach((context, document): readonly TypeScope[] => {
  const base = commonScope(context)
  switch (document.kind) {
    case "screen":
      return [screenScope(context, document)]
    case "form":
      return formScopes(context, document)
    case "sheet":
      return [
        merged(
          hostsOf(context, document).map((host) => screenScope(context, host)),
          base.with({ failure: failureSchema, res: anything, ...formRoots(context, document) }),
        ),
      ]
    case "flow":
      return [flowScope(context, document)]
    case "errors":
      return [base.with({ failure: failureSchema })]
    case "conditions":
      return [base]
    default:
      return [base]
  }
})

function formScopes(context: Context, form: LoadedDocument): readonly TypeScope[] {
  const hosts = hostsOf(context, form)
  const schema = formSchemaOf(context, form)
  return hosts.length === 0
    ? [commonScope(context).with({ draft: schema, form: schema })]
    : hosts.map((host) => screenScope(context, host))
}

/** Roots under which a form's own answers stand. */
export const ownRootsOf = rememberEach((context, form): readonly string[] => {
  const roots = [...context.set.all("screen"), ...context.set.all("sheet")].flatMap((host) =>
    drawnForms(context, host).flatMap(([root, id]) => (id === form.id ? [root] : [])),
  )
  return roots.length === 0 ? ["draft", "form"] : [...new Set(roots)]
})
