/** Excerpts of the documents of which there is one: a rule that reads one looks at all documents again when it says anything else. */
import { type LoadedDocument, type SingleKind, singleKinds } from "../compiler"
import type { DocumentOf, Json } from "../model/documents"
import { oncePerName } from "../model/remembering"
import { noteReading, readQuietly } from "./reading"
import type { Context, Documents } from "./rule"

const excerptKey = Symbol("excerpt")

type Said = Json | object | undefined

/** `read`: what others read of a document, as plain JSON. */
export interface Excerpt<Kind extends SingleKind = SingleKind, Value extends Said = Said> {
  readonly [excerptKey]: true
  readonly kind: Kind
  read(document: DocumentOf<Kind>): Value
}

export const excerptOf = <Kind extends SingleKind, Value extends Said>(
  kind: Kind,
  read: (document: DocumentOf<Kind>) => Value,
): Excerpt<Kind, Value> => ({ [excerptKey]: true, kind, read })

export const isExcerpt = (source: object): source is Excerpt => Object.hasOwn(source, excerptKey)

/** What an excerpt says; undefined without its document. */
export function readExcerpt<Kind extends SingleKind, Value extends Said>(
  context: Context,
  excerpt: Excerpt<Kind, Value>,
): Value | undefined {
  const loaded = documentOfExcerpt(context, excerpt)
  return loaded && excerpt.read(loaded.document)
}

/** The document itself, for whoever reads no more of it than that. */
export function documentOfExcerpt<Kind extends SingleKind>(
  { whole }: Context,
  excerpt: Excerpt<Kind>,
): LoadedDocument<Kind> | undefined {
  noteReading(excerpt)
  return readQuietly(() => whole.find(excerpt.kind, excerpt.kind))
}

/** Whether an excerpt says the same of both documents, in the same order. */
export const isSameExcerpt = (excerpt: Excerpt, [one, other]: readonly LoadedDocument[]): boolean =>
  JSON.stringify(excerpt.read(one?.document as never)) === JSON.stringify(excerpt.read(other?.document as never))

/** All that a document says. */
const wholeOf = oncePerName((kind) => excerptOf(kind as SingleKind, (document) => document))

/** What is read of all shared files, by whoever judges them. */
export const sharedFilesRead = {}

/** Whether it is known to be read because it was found, and says nothing of who asked for it. */
export const isFound = (source: object): boolean => source === sharedFilesRead || isExcerpt(source)

const singles: ReadonlySet<string> = new Set(singleKinds)

const note = (kind: string): void => {
  if (singles.has(kind)) noteReading(wholeOf(kind))
}

/**
 * The same documents; who finds one of those of which there is one each reads all that it says, and who asks for the shared
 * files reads all of them. Going through a kind is reading where they are `others`, and not where they are to be judged.
 */
export const noting = ({ documents, shared, all, find }: Documents, are: "judged" | "others"): Documents => ({
  documents,
  get shared() {
    noteReading(sharedFilesRead)
    return shared
  },
  all(kind) {
    if (are === "others") note(kind)
    return all(kind)
  },
  find(kind, id) {
    note(kind)
    return find(kind, id)
  },
})
