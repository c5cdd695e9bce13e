/**
 * Excerpts of single documents (app.json, messages.json and the like). A rule that reads an excerpt judges all documents again
 * when the excerpt changes; an edit elsewhere in the same document leaves the rule alone.
 */
import { type LoadedDocument, type SingleKind, singleKinds } from "../compiler"
import type { DocumentKind, DocumentOf, Json } from "../model/documents"
import { oncePerName } from "../model/remembering"
import { noteReading, readQuietly } from "./reading"
import type { Context, Documents } from "./rule"

const excerptKey = Symbol("excerpt")

type ExcerptValue = Json | object | undefined

/** `read`: what others read of a document, as plain JSON. */
export interface Excerpt<Kind extends SingleKind = SingleKind, Value extends ExcerptValue = ExcerptValue> {
  readonly [excerptKey]: true
  readonly kind: Kind
  read(document: DocumentOf<Kind>): Value
}

export const excerptOf = <Kind extends SingleKind, Value extends ExcerptValue>(
  kind: Kind,
  read: (document: DocumentOf<Kind>) => Value,
): Excerpt<Kind, Value> => ({ [excerptKey]: true, kind, read })

export const isExcerpt = (source: object): source is Excerpt => Object.hasOwn(source, excerptKey)

/** What an excerpt says; undefined without its document. */
export function readExcerpt<Kind extends SingleKind, Value extends ExcerptValue>(
  context: Context,
  excerpt: Excerpt<Kind, Value>,
): Value | undefined {
  const loaded = documentOfExcerpt(context, excerpt)
  return loaded && excerpt.read(loaded.document)
}

/** The single document itself, for a rule that reads no more of it than this excerpt. */
export function documentOfExcerpt<Kind extends SingleKind>(
  { whole }: Context,
  excerpt: Excerpt<Kind>,
): LoadedDocument<Kind> | undefined {
  noteReading(excerpt)
  return readQuietly(() => whole.find(excerpt.kind, excerpt.kind))
}

/** Whether an excerpt is the same in both versions of its document, order included. */
export const isSameExcerpt = (excerpt: Excerpt, [one, other]: readonly LoadedDocument[]): boolean =>
  JSON.stringify(excerpt.read(one?.document as never)) === JSON.stringify(excerpt.read(other?.document as never))

/** The whole document as an excerpt. */
const wholeOf = oncePerName((kind) => excerptOf(kind as SingleKind, (document) => document))

/** Stands for all shared files among what a rule has read. */
export const allSharedFiles = {}

const idsKey = Symbol("ids")

/** Stands for the ids of all documents of a kind among what a rule has read. */
export interface IdsOfKind {
  readonly [idsKey]: DocumentKind
}

export const idsOfKind = oncePerName((kind): IdsOfKind => ({ [idsKey]: kind as DocumentKind }))

/** The kind whose ids a source stands for, where it does. */
export const kindOfIds = (source: object): DocumentKind | undefined => (source as Partial<IdsOfKind>)[idsKey]

/** Whether a source is an excerpt, the ids of a kind or the shared files, and not a topic or summary of facts. */
export const isDocumentSource = (source: object): boolean =>
  source === allSharedFiles || isExcerpt(source) || kindOfIds(source) !== undefined

const singleKindNames: ReadonlySet<string> = new Set(singleKinds)

const recordRead = (kind: string): void => {
  if (singleKindNames.has(kind)) noteReading(wholeOf(kind))
}

/**
 * The same documents with reads recorded: finding a single document reads the whole of it, and asking for the shared files reads
 * all of them. Listing a kind is a read of `others`; of documents to be judged it is none.
 */
export const withRecordedReads = (
  { documents, shared, all, find }: Documents,
  role: "judged" | "others",
): Documents => ({
  documents,
  get shared() {
    noteReading(allSharedFiles)
    return shared
  },
  all(kind) {
    if (role === "others") recordRead(kind)
    return all(kind)
  },
  find(kind, id) {
    recordRead(kind)
    return find(kind, id)
  },
})
