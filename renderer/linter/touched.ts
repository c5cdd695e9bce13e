/** Which documents an edit can touch: what was edited, who names it, and what is read in the same scope. */
import { type LoadedDocument, singleKinds } from "../compiler"
import { same } from "../expressions/same"
import type { DocumentKind, Json } from "../model/documents"
import { differingPlaces } from "../model/editedList"
import { objectsIn, type Fields } from "../model/json"
import type { Validated } from "./context"
import { differingConditions } from "./conditions/named"
import { type Excerpt, isSameExcerpt } from "./excerpt"
import { isText } from "./json"
import { keepFor } from "./memo"
import { readQuietly } from "./reading"
import { callIn, namesOfApp, scopeOfApp } from "./references/scopes"
import { screenOfTarget } from "./references/moves"
import { namesUsedIn } from "./references/names"
import { drawnForms, openedSheets, stepsOf } from "./references/naming"
import { only } from "./references/reference"
import { usersOfApp, usersOfConditions, usersOfShared, usersOfTables, usersOfTokens } from "./references/users"
import { referencesIn } from "./references/views"
import { type Context, topicOf } from "./rule"

/** Documents that every other may be judged by. */
const seenByAll: ReadonlySet<DocumentKind> = new Set(singleKinds)

/** Whether two versions of a document of which there is one say anything else in this excerpt. */
const differsIn = (excerpt: Excerpt, one: LoadedDocument, other: LoadedDocument): boolean =>
  excerpt.kind === other.kind && !isSameExcerpt(excerpt, [one, other])

/** Kinds whose documents may come and go: what others take from them they find by name. */
const foundByName: ReadonlySet<DocumentKind> = new Set(["screen", "form", "sheet", "call", "codes"])

/** What differs between two sets. */
export interface Edited {
  /** Files of documents, those that are gone included. */
  readonly files: readonly string[]
  /** Kinds of documents that came or went. */
  readonly kinds: ReadonlySet<DocumentKind>
  readonly shared: ReadonlySet<string>
  /** Files of documents that refer to a shared one that differs, whose schemas name a table of other codes, or that read a condition, a token or a name of app.json that differs. */
  readonly users: readonly string[]
}

/** Undefined where more changed than what some documents or shared files hold, or what all of them see. */
export function editsBetween(before: Validated, now: Validated): Edited | undefined {
  const shared = differingShared(before, now)
  if (shared === undefined) return undefined
  const edited: LoadedDocument[] = []
  const addedOrRemoved: LoadedDocument[] = []
  const tables = new Set<string>()
  const conditions = new Set<string>()
  const tokens = new Set<string>()
  let isOtherApp = false
  for (const [one, other] of differingDocuments(before.documents.documents, now.documents.documents)) {
    if (one === undefined || other === undefined || one.kind !== other.kind || one.id !== other.id) {
      addedOrRemoved.push(...[one, other].flatMap((document) => document ?? []))
      continue
    }
    if (differsIn(scopeOfApp, one, other) || isKeptOtherwise(one, other, now)) return undefined
    if (hasOtherCodes(one, other)) tables.add(other.id)
    for (const name of differingConditions(one, other)) conditions.add(name)
    for (const name of differingTokens(one, other)) tokens.add(name)
    isOtherApp ||= differsIn(namesOfApp, one, other)
    edited.push(other)
  }
  if (addedOrRemoved.some((document) => !foundByName.has(document.kind) || isKept(document, now))) return undefined
  for (const { kind, id } of addedOrRemoved) if (kind === "codes") tables.add(id)
  const sets = [before.documents, now.documents]
  const inTypes = sets.flatMap((set) => [...usersOfShared(shared, set), ...usersOfTables(tables, set)])
  if (inTypes.some((user) => user.kind === "app" || isInSchemas(user, now))) return undefined
  const inTexts = sets.flatMap((set) => [
    ...usersOfConditions(conditions, set),
    ...usersOfTokens(tokens, set),
    ...(isOtherApp ? usersOfApp(set) : []),
  ])
  return {
    files: filesOf([...edited, ...addedOrRemoved]),
    kinds: new Set(addedOrRemoved.map(({ kind }) => kind)),
    shared,
    users: filesOf([...inTypes, ...inTexts]),
  }
}

const filesOf = (documents: readonly LoadedDocument[]): readonly string[] => [
  ...new Set(documents.map(({ file }) => file)),
]

type Versions = readonly [before: LoadedDocument | undefined, now: LoadedDocument | undefined]

/** Documents that are not what they were, by their files; one that comes or goes stands alone. */
function differingDocuments(before: readonly LoadedDocument[], now: readonly LoadedDocument[]): readonly Versions[] {
  const places = differingPlaces(before, now)
  if (places?.every((place) => before[place]?.file === now[place]?.file) === true)
    return places.map((place) => [before[place], now[place]])
  const left = new Map(before.map((document) => [document.file, document]))
  const versions: Versions[] = []
  for (const document of now) {
    const known = left.get(document.file)
    left.delete(document.file)
    if (known !== document) versions.push([known, document])
  }
  return [...versions, ...[...left.values()].map((gone) => [gone, undefined] as const)]
}

/** Tokens that come, go, or have another text. */
function differingTokens(one: LoadedDocument, other: LoadedDocument): readonly string[] {
  if (one.kind !== "app" || other.kind !== "app") return []
  const [before, now] = [one.document.tokens, other.document.tokens]
  return Object.keys({ ...before, ...now }).filter((name) => before[name] !== now[name])
}

/** Whether all documents may see what it says, forms and calls through their schemas. */
export const isSeenByAll = (document: LoadedDocument, now: Validated): boolean =>
  seenByAll.has(document.kind) || isInSchemas(document, now)

const isInSchemas = (document: LoadedDocument, now: Validated): boolean =>
  document.kind === "codes" || isKept(document, now)

/** What is known of an answer: its schema, and what samples show of its texts. */
const answerOf = ({ document: { response, samples } }: LoadedDocument<"call">): Json => [response, samples] as Json

/** What all documents may read: the answer of a call that app.json says is kept. */
const isKeptOtherwise = (one: LoadedDocument, other: LoadedDocument, now: Validated): boolean =>
  one.kind === "call" && other.kind === "call" && !same(answerOf(one), answerOf(other)) && isKept(one, now)

const isKept = ({ kind, id }: LoadedDocument, { documents }: Validated): boolean =>
  kind === "call" && documents.all("app").some(({ document: { scope } }) => keptCalls(scope).includes(id))

const keptCalls = keepFor((scope: Fields): readonly string[] =>
  [...objectsIn(scope as Json)].flatMap(([schema]) => callIn(schema) ?? []),
)

/** What schemas may hold whose `codes` name the table. */
const hasOtherCodes = (one: LoadedDocument, other: LoadedDocument): boolean =>
  one.kind === "codes" &&
  other.kind === "codes" &&
  !same(
    one.document.codes.map(({ code }) => code),
    other.document.codes.map(({ code }) => code),
  )

/** Shared files that hold anything else; undefined where one was added or removed. */
function differingShared(
  { documents: { shared: before } }: Validated,
  { documents: { shared: now } }: Validated,
): ReadonlySet<string> | undefined {
  if (before.size !== now.size || [...now.keys()].some((file) => !before.has(file))) return undefined
  return new Set([...now].flatMap(([file, value]) => (before.get(file) === value ? [] : [file])))
}

interface Reference {
  readonly kind: DocumentKind
  readonly id: string
}

const keyOf = ({ kind, id }: Reference): string => `${kind} ${id}`

const namedKinds: ReadonlySet<string> = new Set(["form", "sheet", "call", "codes", "screen"])

/** Who names whom; only flows say of a screen what others see of it. */
export const namers = topicOf<Reference>("namers", (context, document) => {
  const { kind, id } = document
  const used = namesUsedIn(context, document).map(({ of, name }) => ({ kind: of, id: name }) as Reference)
  return [...used, ...below(document)]
    .filter((named) => namedKinds.has(named.kind) && (named.kind !== "screen" || kind === "flow"))
    .map((named) => [keyOf(named), { kind, id }] as const)
})

/** Who leads to a screen, by its id: what its address takes, others are judged by. */
export const openers = topicOf<Reference>("openers", (context, document) => {
  const { kind, id } = document
  const targets = only(referencesIn(context, document), "target").map(({ target }) => target)
  const kept = kind === "screen" ? Object.values(document.document.state ?? {}).filter(isText) : []
  return [...targets, ...kept].map((target) => [screenOfTarget(context, target), { kind, id }] as const)
})

/** Forms and half-sheets, which are read in the scope of what draws and opens them. */
const below = keepFor((document: LoadedDocument): readonly Reference[] => [
  ...drawnForms(document).map(({ form }) => ({ kind: "form", id: form }) as const),
  ...openedSheets(document).map((sheet) => ({ kind: "sheet", id: sheet }) as const),
])

/** Screens of a flow. */
const along = ({ kind, document, ...flow }: LoadedDocument): readonly Reference[] =>
  kind === "flow"
    ? [
        ...stepsOf({ kind, document, ...flow }).map(({ step }) => step.screen),
        ...(document.entry === undefined ? [] : [document.entry.screen]),
      ].map((id) => ({ kind: "screen", id }))
    : []

/** What can be seen of a document from what stands below it and from what names it: while that stays, no scope changes. */
const scopeOf = keepFor((loaded: LoadedDocument): string => {
  const { kind, document } = loaded
  const parts = [drawnForms(loaded), openedSheets(loaded)]
  if (kind === "screen")
    return JSON.stringify([document.data, document.query, document.state, document.values, ...parts])
  if (kind === "form") return JSON.stringify([document.schema, ...parts])
  return kind === "sheet" ? JSON.stringify(parts) : JSON.stringify(document)
})

export interface Edit {
  readonly files: readonly string[]
  /** Of documents of which anything else may be seen, though they stand as they were. */
  readonly users?: readonly string[]
  readonly before: Validated
  readonly now: Validated
  /** With the facts of before. */
  readonly context: Context
  /** What is seen of the documents may be anything else than before. */
  readonly isOtherScope?: true
}

/** Files of all documents whose findings an edit can change. */
export function touchedBy({ files, users = [], before, now, context, isOtherScope }: Edit): ReadonlySet<string> {
  const edited = new Set([...files, ...users])
  const touched = new Set(edited)
  const done = new Set<string>()
  const isNew = (what: string) => !done.has(what) && done.add(what)
  const find = ({ kind, id }: Reference) => now.documents.find(kind, id) ?? []
  const versions = (file: string) => [before, now].flatMap((validated) => validated.find(file)?.document ?? [])

  /** All that is read in the scope of a document. */
  const lower = ({ file }: LoadedDocument): void => {
    touched.add(file)
    if (isNew(`below ${file}`)) for (const target of versions(file).flatMap(below).flatMap(find)) lower(target)
  }

  /** All that draws, opens or orders a document. */
  const raise = (document: LoadedDocument, isOther: boolean): void => {
    touched.add(document.file)
    if (!isNew(`above ${document.file} ${isOther}`)) return
    if (isOther && document.kind !== "flow") lower(document)
    const above = readQuietly(() => context.facts.get(context, namers, keyOf(document)))
    for (const namer of above.flatMap(find)) {
      // What a call or a table of codes names sees no more of it than that it is there, unless values read the table.
      if (namer.kind !== "call" && document.kind !== "codes") raise(namer, isOther)
      else touched.add(namer.file)
      if (document.kind === "codes" && namer.kind === "screen" && namer.document.values !== undefined) lower(namer)
    }
  }

  const openersOf = ({ id }: LoadedDocument) => readQuietly(() => context.facts.get(context, openers, id)).flatMap(find)

  for (const file of edited) {
    const [old, document] = [before, now].map((validated) => validated.find(file)?.document)
    if (old?.kind !== document?.kind || old?.id !== document?.id) {
      for (const version of [old, document].flatMap((either) => either ?? [])) {
        raise(version, true)
        for (const opener of openersOf(version)) touched.add(opener.file)
      }
      continue
    }
    if (old === undefined || document === undefined) continue
    raise(document, isOtherScope ?? (users.includes(file) || scopeOf(old) !== scopeOf(document)))
    if (old.kind === "screen" && document.kind === "screen" && !same(old.document.query, document.document.query))
      for (const target of openersOf(document)) touched.add(target.file)
    // What a half-sheet is handed is known where it is opened.
    for (const target of [old, document].flatMap(below).flatMap(find)) if (target.kind === "sheet") lower(target)
    for (const target of [old, document].flatMap(along).flatMap(find)) touched.add(target.file)
  }
  return touched
}
