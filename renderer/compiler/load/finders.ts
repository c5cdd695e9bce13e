import type { DocumentKind } from "../../model/documents"
import type { DocumentSet, LoadedDocument } from "../types"

type Finders = Pick<DocumentSet, "all" | "find">

/** Of each kind its documents by their ids, in order; of two with one id, the first counts. */
type ByKind = ReadonlyMap<DocumentKind, ReadonlyMap<string, LoadedDocument>>

/** Finds documents by kind and id; of two with one id, the first counts. */
export const findersOf = (documents: readonly LoadedDocument[]): Finders => toFinders(group(documents))

/** The same again and again: where documents were only edited, what was found out about all others stays. */
export function createFinders(): (documents: readonly LoadedDocument[]) => Finders {
  let known: readonly LoadedDocument[] = []
  let byKind: ByKind = new Map()
  let finders = toFinders(byKind)
  return (documents) => {
    const edited = editedIn(known, documents)
    if (edited?.length !== 0) {
      byKind = edited === undefined ? group(documents) : replace(byKind, edited)
      finders = toFinders(byKind)
    }
    known = documents
    return finders
  }
}

function group(documents: readonly LoadedDocument[]): ByKind {
  const byKind = new Map<DocumentKind, Map<string, LoadedDocument>>()
  for (const document of documents) {
    const ofKind = byKind.get(document.kind) ?? new Map<string, LoadedDocument>()
    if (!ofKind.has(document.id)) byKind.set(document.kind, ofKind.set(document.id, document))
  }
  return byKind
}

type Edited = readonly [before: LoadedDocument, now: LoadedDocument]

/** Documents in whose places others of the same kind and id stand; undefined where anything else differs. */
function editedIn(before: readonly LoadedDocument[], now: readonly LoadedDocument[]): readonly Edited[] | undefined {
  if (before.length !== now.length) return undefined
  const edited: Edited[] = []
  for (const [at, document] of now.entries()) {
    const known = before[at]
    if (known === document) continue
    if (known?.kind !== document.kind || known.id !== document.id) return undefined
    edited.push([known, document])
  }
  return edited
}

function replace(byKind: ByKind, edited: readonly Edited[]): ByKind {
  const kinds = new Map(byKind)
  for (const kind of new Set(edited.map(([, { kind }]) => kind))) {
    const ofKind = new Map(byKind.get(kind))
    for (const [before, now] of edited) if (now.kind === kind && ofKind.get(now.id) === before) ofKind.set(now.id, now)
    kinds.set(kind, ofKind)
  }
  return kinds
}

function toFinders(byKind: ByKind): Finders {
  const lists = new Map<DocumentKind, readonly LoadedDocument[]>()
  const listOf = (kind: DocumentKind): readonly LoadedDocument[] => {
    const list = lists.get(kind) ?? [...(byKind.get(kind)?.values() ?? [])]
    lists.set(kind, list)
    return list
  }
  return {
    all: listOf as DocumentSet["all"],
    find: ((kind, id) => byKind.get(kind)?.get(id)) as DocumentSet["find"],
  }
}
