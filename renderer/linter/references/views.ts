import type { LoadedDocument } from "../../compiler"
/** Documents as they are read: each in every scope that it can stand in. */
import type { Condition } from "../../model/documents"
import { namedConditions } from "../conditions/named"
import { keepFor, remember, rememberEach } from "../memo"
import type { Context } from "../rule"
import { anything, type Schema } from "../jsonSchema/schema"
import { type ReadSchema, schemaOfWritten, together } from "../values/resultSchema"
import { referencesFor } from "./findReferences"
import { rootsAdded, type Local, type LocalTypes } from "./local"
import { only, type Reference, type ReferenceKind, type ReferenceOf } from "./reference"
import { handedValues } from "./handedValues"
import { openersOf } from "./naming"
import { answerOfCall, closed, failureSchema, formSchemaOf } from "./schemasOf"
import { appOf, scopesOf } from "./scopes"
import { schemaReader, type TypeScope } from "./typeScope"

export interface View {
  readonly document: LoadedDocument
  readonly references: readonly Reference[]
  /** What can be seen everywhere in the document. */
  readonly scope: TypeScope
  readonly tokens: Readonly<Record<string, string>>
  readonly namedConditions: ReadonlyMap<string, Condition>
  /** Answers of the calls that the document names, and under "" that of which it speaks as a whole. */
  readonly answers: ReadonlyMap<string, Schema>
  /** Of what a form asks for; of anything in other documents. */
  readonly form: Schema
}

export const referencesIn = (context: Context, document: LoadedDocument): readonly Reference[] =>
  referencesFor(context.vocabulary)(document)

/** Views that are still true stay: what was derived from one lives as long as it does. */
const latestOf = keepFor((_checker: object) => new WeakMap<LoadedDocument, readonly View[]>())

export const viewsOf = rememberEach((context, document: LoadedDocument): readonly View[] => {
  const latest = latestOf(context.checker)
  const before = latest.get(document) ?? []
  if (before.length > 0 && context.isUntouched(document)) return before
  const views = scopesOf(context, document).map((scope) => {
    const handed = document.kind === "sheet" ? { sheet: handedTo(context, document.id) } : {}
    const view = createView(context, document, scope.with(handed))
    return before.find((known) => isSame(known, view)) ?? view
  })
  latest.set(document, views)
  return views
})

const noTokens = {}

function createView(context: Context, document: LoadedDocument, scope: TypeScope): View {
  const references = referencesIn(context, document)
  const calls = only(references, "action").flatMap(({ action: { call } }) => (typeof call === "string" ? [call] : []))
  return {
    document,
    references,
    scope,
    tokens: appOf(context)?.document.tokens ?? noTokens,
    namedConditions: namedConditions(context),
    answers: new Map([
      ["", ownAnswer(context, document)],
      ...calls.map((id) => [id, answerOfCall(context, id)] as const),
    ]),
    form: document.kind === "form" ? formSchemaOf(context, document) : anything,
  }
}

function ownAnswer(context: Context, { kind, id, document }: LoadedDocument): Schema {
  if (kind === "call") return answerOfCall(context, id)
  return answerOfCall(context, kind === "flow" ? document.entry?.call : undefined)
}

const isSameMap = (one: ReadonlyMap<string, Schema>, other: ReadonlyMap<string, Schema>): boolean =>
  one.size === other.size && [...one].every(([name, value]) => other.get(name) === value)

const isSame = (one: View, other: View): boolean =>
  one.references === other.references &&
  one.tokens === other.tokens &&
  one.namedConditions === other.namedConditions &&
  one.form === other.form &&
  isSameMap(one.answers, other.answers) &&
  isSameMap(one.scope.roots, other.scope.roots)

const typesOf = keepFor(({ answers, form }: View): LocalTypes => {
  const answerOf = (call = "*") => answers.get(call) ?? {}
  return { answerOf, answer: answerOf(""), failure: failureSchema, form }
})

const scopesIn = keepFor((_view: View) => new Map<Local, TypeScope>())

/** What can be seen at a place of a document. */
function scopeAt(view: View, local: Local | undefined): TypeScope {
  if (local === undefined) return view.scope
  const known = scopesIn(view).get(local)
  if (known !== undefined) return known
  const outer = scopeAt(view, local.outer)
  const scope = outer.with(rootsAdded(local.adds, outer, typesOf(view)))
  scopesIn(view).set(local, scope)
  return scope
}

/** Kinds whose actions stand where it is known what can be seen; a half-sheet that opens another may itself be opened by it. */
const knownOpeners: ReadonlySet<string> = new Set(["screen", "form"])

/** `$sheet`: all that a half-sheet is handed, by whomever. */
function handedTo(context: Context, sheet: string): Schema {
  const handed = openersOf(context, sheet).flatMap((opener) => handedBy(context, opener, sheet))
  const names = new Set(handed.map(({ name }) => name))
  return closed(
    Object.fromEntries(
      [...names].map((name) => {
        const schemas = new Set(handed.flatMap((value) => (value.name === name ? [value.schema] : [])))
        return [name, together([...schemas])]
      }),
    ),
  )
}

interface Handed {
  readonly name: string
  readonly schema: Schema
}

const handedBy = (context: Context, opener: LoadedDocument, sheet: string): readonly Handed[] =>
  knownOpeners.has(opener.kind)
    ? viewsOf(context, opener).flatMap((view) =>
        seen(view, "action").flatMap((reference) => valuesFor(sheet, reference, schemaReader(reference.scope))),
      )
    : only(referencesIn(context, opener), "action").flatMap((reference) => valuesFor(sheet, reference))

const valuesFor = (sheet: string, { action, pointer }: ReferenceOf<"action">, read?: ReadSchema): readonly Handed[] =>
  action["sheet"] === sheet && !pointer.startsWith("/samples/")
    ? Object.entries(handedValues(action)).map(([name, value]) => ({
        name,
        schema: read === undefined ? anything : schemaOfWritten(value, read),
      }))
    : []

export interface Derived<Item> {
  /** In all documents that are judged. */
  (context: Context): readonly Item[]
  of(context: Context, document: LoadedDocument): readonly Item[]
}

/** Lists something found in the views of documents, once for each as long as it lives. */
export function derive<Item>(find: (view: View) => readonly Item[]): Derived<Item> {
  const ofView = keepFor(find)
  const of = (context: Context, document: LoadedDocument) => viewsOf(context, document).flatMap(ofView)
  const inAll = remember((context) => context.set.documents.flatMap((document) => of(context, document)))
  return Object.assign((context: Context) => inAll(context), { of })
}

export type Seen<Kind extends ReferenceKind> = ReferenceOf<Kind> & { readonly scope: TypeScope }

const seenIn = keepFor((_view: View) => new Map<ReferenceKind, readonly Seen<ReferenceKind>[]>())

/** References of a kind with what can be seen where they stand. */
export function seen<Kind extends ReferenceKind>(view: View, kind: Kind): readonly Seen<Kind>[] {
  const known = seenIn(view).get(kind)
  if (known !== undefined) return known as readonly Seen<Kind>[]
  const found = only(view.references, kind).map((reference) => ({
    ...reference,
    scope: scopeAt(view, reference.local),
  }))
  seenIn(view).set(kind, found)
  return found
}

/** References of a kind in all documents, whatever can be seen there. */
export const referencesOf = <Kind extends ReferenceKind>(context: Context, kind: Kind): readonly ReferenceOf<Kind>[] =>
  only(allReferences(context), kind)

const allReferences = remember((context) =>
  context.set.documents.flatMap((document) => referencesIn(context, document)),
)
