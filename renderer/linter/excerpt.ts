/**
 * Excerpts of single documents (app.json, messages.json and the like). A rule that reads an excerpt judges all documents again
 * when the excerpt changes; an edit elsewhere in the same document leaves the rule alone.
 */
import { documentKinds, type LoadedDocument, type SingleKind, singleKinds } from "../compiler"
import type { DocumentKind, DocumentOf } from "../model/documents"
import { oncePerName } from "../model/remembering"
import { noteReading, readQuietly } from "./reading"
import type { Context, Documents, FactValue } from "./rule"
import { nameSource } from "./sources"

const excerptKey = Symbol("excerpt")

/** `read`: what others read of a document, as plain JSON. */
export interface Excerpt<Kind extends SingleKind = SingleKind, Value extends FactValue = FactValue> {
  readonly [excerptKey]: true
  readonly kind: Kind
  read(document: DocumentOf<Kind>): Value
}

/** An excerpt by its name, which no other one of the same kind has. */
export const excerptOf = <Kind extends SingleKind, Value extends FactValue>(
  kind: Kind,
  name: string,
  read: (document: DocumentOf<Kind>) => Value,
): Excerpt<Kind, Value> => nameSource(`${kind}.json ${name}`, { [excerptKey]: true, kind, read })

export const isExcerpt = (source: object): source is Excerpt => Object.hasOwn(source, excerptKey)

/** What an excerpt says; undefined without its document. */
export function readExcerpt<Kind extends SingleKind, Value extends FactValue>(
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
const wholes: ReadonlyMap<string, Excerpt> = new Map(
  singleKinds.map((kind) => [kind, excerptOf(kind, "whole", (document) => document)]),
)

/** Stands for all shared files among what a rule has read. */
export const allSharedFiles = nameSource("shared files", {})

const idsKey = Symbol("ids")

/** Stands for the ids of all documents of a kind among what a rule has read. */
export interface IdsOfKind {
  readonly [idsKey]: DocumentKind
}

export const idsOfKind = oncePerName((kind): IdsOfKind =>
  nameSource(`ids of ${kind}`, { [idsKey]: kind as DocumentKind }),
)

// A kept verdict names those that it has read before anybody reads them again.
for (const kind of documentKinds) idsOfKind(kind)

/** The kind whose ids a source stands for, where it does. */
export const kindOfIds = (source: object): DocumentKind | undefined => (source as Partial<IdsOfKind>)[idsKey]

/** Whether a source is an excerpt, the ids of a kind or the shared files, and not a topic or summary of facts. */
export const isDocumentSource = (source: object): boolean =>
  source === allSharedFiles || isExcerpt(source) || kindOfIds(source) !== undefined

const recordRead = (kind: string): void => {
  const whole = wholes.get(kind)
  if (whole !== undefined) noteReading(whole)
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
