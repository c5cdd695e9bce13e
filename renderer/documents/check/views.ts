import { outcomes } from "../../language/calls"
import type { JsonSchema } from "../../language/documents"
import { fieldsOf, listOf, objectsIn, textOf } from "./json"
import { remember, rememberEach, type Context, type LoadedDocument } from "./rule"
import { anything, expandSchema, schemaOfValue } from "./schemas"
import { createTypeScope, type TypeScope } from "./scope"
import type { Site, SiteKind, SiteOf } from "./site"
import type { WalkTypes } from "./walk"
import { walkDocument } from "./walkDocument"

const text: JsonSchema = { type: "string" }
const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({ type: "object", properties, additionalProperties: false })

/** Schema of `$failure`: CallFailure of renderer/language/calls.ts. */
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
export const answerSchemaOf = rememberEach((context, call): JsonSchema => schemaIn(context, call, fieldsOf(call.document)["response"]))

/** Schema of a form's answers, references followed. */
export const formSchemaOf = rememberEach((context, form): JsonSchema => schemaIn(context, form, fieldsOf(form.document)["schema"]))

const schemaIn = ({ set }: Context, { file, document }: LoadedDocument, schema: unknown): JsonSchema =>
  expandSchema({ set, file, root: fieldsOf(document)["schema"] ?? document }, schema)

/** Roots that every document sees: `app`, and what app.json declares under `scope`. */
export const commonScope = remember((context): TypeScope => {
  const app = context.set.find("app", "app")
  const { scope, constants, links, tokens, schemes } = fieldsOf(app?.document)
  const declared = Object.entries(fieldsOf(scope)).map(([name, schema]) => [name, app === undefined ? anything : schemaIn(context, app, schema)] as const)
  const values = { constants, links, tokens, schemes }
  const roots: [string, JsonSchema][] = [
    ["app", { ...schemaOfValue(values), additionalProperties: false }],
    ["ctx", anything],
    ["kept", anything],
    ["session", anything],
    ["sheet", anything],
  ]
  return createTypeScope(new Map([...roots, ...declared]))
})

const answerOfCall = (context: Context, id: unknown): JsonSchema => {
  const call = typeof id === "string" ? context.set.find("call", id) : undefined
  return call === undefined ? anything : answerSchemaOf(context, call)
}

/** Forms that a screen or sheet draws: form id by the name of the root that holds the answers. */
export const drawnForms = rememberEach((_context, document): readonly (readonly [root: string, form: string])[] =>
  [...objectsIn(document.document)].flatMap(([{ widget, form, into }]) =>
    typeof widget === "string" && typeof form === "string" && typeof into === "string" ? [[into.replace(/^\$/, ""), form] as const] : [],
  ),
)

/** Ids of the sheets that a document opens. */
export const openedSheets = rememberEach((_context, document): readonly string[] =>
  [...objectsIn(document.document)].flatMap(([entry]) => (typeof entry["do"] === "string" && typeof entry["sheet"] === "string" ? [entry["sheet"]] : [])),
)

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

/** What `$paths` of a screen see. */
export const screenScope = rememberEach((context, screen): TypeScope => {
  const { data, query, state } = fieldsOf(screen.document)
  const sheets = openedSheets(context, screen).flatMap((id) => context.set.find("sheet", id) ?? [])
  const queries = Object.entries(fieldsOf(query)).map(([name, rule]) => {
    const { in: allowed, as } = fieldsOf(rule)
    if (as === "integer") return [name, Array.isArray(allowed) ? { enum: allowed.map(Number) } : { type: "integer" }] as const
    return [name, Array.isArray(allowed) ? { enum: allowed } : text] as const
  })
  const loaded = Object.entries(fieldsOf(data)).map(([name, entry]) => [name, dataSchema(context, entry)] as const)
  return commonScope(context).with({
    ...Object.assign({}, ...sheets.map((sheet) => formRoots(context, sheet))),
    ...formRoots(context, screen),
    query: object(Object.fromEntries(queries)),
    flow: { ...object({ section: text, index: { type: "integer" }, of: { type: "integer" } }), additionalProperties: true },
    state: schemaOfValue(fieldsOf(state)),
    ...Object.fromEntries(loaded),
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
  const throughSheets = sheets.flatMap((sheet) => screens.filter((screen) => openedSheets(context, screen).includes(sheet.id)))
  return [...screens.filter((screen) => drawnForms(context, screen).some(([, form]) => form === id)), ...throughSheets]
})

const merged = (scopes: readonly TypeScope[], base: TypeScope): TypeScope =>
  scopes.reduceRight((all, scope) => all.with(Object.fromEntries(scope.roots)), base)

/** Screens of a flow share what was answered before; their forms are read together. */
function flowScope(context: Context, flow: LoadedDocument): TypeScope {
  const { sections, aside } = fieldsOf(flow.document)
  const steps = [...listOf(sections).flatMap((section) => listOf(fieldsOf(section)["steps"])), ...listOf(aside)]
  const screens = steps.flatMap((step) => context.set.find("screen", textOf(fieldsOf(step)["screen"]) ?? "") ?? [])
  const roots = new Map<string, JsonSchema[]>()
  for (const screen of screens) {
    for (const [root, schema] of Object.entries(formRoots(context, screen))) roots.set(root, [...(roots.get(root) ?? []), schema])
  }
  const together = [...roots].map(([root, schemas]) => [root, schemas.length === 1 ? (schemas[0] ?? anything) : { anyOf: schemas }] as const)
  return commonScope(context).with({ answers: anything, facts: anything, ...Object.fromEntries(together) })
}

/** The scopes in which a document is read: one for most, one for each screen that draws a form. */
export const scopesOf = rememberEach((context, document): readonly TypeScope[] => {
  const base = commonScope(context)
  switch (document.kind) {
    case "screen": return [screenScope(context, document)]
    case "form": return formScopes(context, document)
    case "sheet": return [merged(hostsOf(context, document).map((host) => screenScope(context, host)), base.with({ failure: failureSchema, res: anything, ...formRoots(context, document) }))]
    case "flow": return [flowScope(context, document)]
    case "errors": return [base.with({ failure: failureSchema })]
    case "conditions": return [base]
    default: return [base]
  }
})

function formScopes(context: Context, form: LoadedDocument): readonly TypeScope[] {
  const hosts = hostsOf(context, form)
  const schema = formSchemaOf(context, form)
  return hosts.length === 0 ? [commonScope(context).with({ draft: schema, form: schema })] : hosts.map((host) => screenScope(context, host))
}

/** Roots under which a form's own answers stand. */
export const ownRootsOf = rememberEach((context, form): readonly string[] => {
  const roots = [...context.set.all("screen"), ...context.set.all("sheet")].flatMap((host) =>
    drawnForms(context, host).flatMap(([root, id]) => (id === form.id ? [root] : [])),
  )
  return roots.length === 0 ? ["draft", "form"] : [...new Set(roots)]
})

function walkTypes(context: Context, document: LoadedDocument): WalkTypes {
  const fields = fieldsOf(document.document)
  const answer =
    document.kind === "call" ? answerSchemaOf(context, document)
    : document.kind === "flow" ? answerOfCall(context, fieldsOf(fields["entry"])["call"])
    : anything
  return { answerOf: (id) => answerOfCall(context, id), failure: failureSchema, answer }
}

/** Everything of interest in all documents. */
export const allSites = remember((context): readonly Site[] =>
  context.set.documents.flatMap((document) => sitesIn(context, document)),
)

export const sitesIn = rememberEach((context, document): readonly Site[] =>
  scopesOf(context, document).flatMap((scope) => walkDocument(context, document, { scope, types: walkTypes(context, document) })),
)

const byKind = remember((context) => {
  const lists = new Map<SiteKind, Site[]>()
  for (const site of allSites(context)) {
    const list = lists.get(site.kind)
    if (list === undefined) lists.set(site.kind, [site])
    else list.push(site)
  }
  return lists
})

export const sitesOf = <Kind extends SiteKind>(context: Context, kind: Kind): readonly SiteOf<Kind>[] =>
  (byKind(context).get(kind) ?? []) as unknown as readonly SiteOf<Kind>[]
