import type { DocumentKind } from "../../model/documents"
import { differingPlaces, withItems } from "../../model/editedList"
import type { DocumentSet, LoadedDocument } from "../types"

type Finders = Pick<DocumentSet, "all" | "find">

/** Documents of a kind in order; of two with one id, the first counts. */
interface OfKind {
  readonly list: readonly LoadedDocument[]
  /** By id. */
  readonly places: ReadonlyMap<string, number>
}

type ByKind = ReadonlyMap<DocumentKind, OfKind>

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
  const byKind = new Map<DocumentKind, { readonly list: LoadedDocument[]; readonly places: Map<string, number> }>()
  for (const document of documents) {
    const { list, places } = byKind.get(document.kind) ?? { list: [], places: new Map<string, number>() }
    byKind.set(document.kind, { list, places })
    if (!places.has(document.id)) places.set(document.id, list.push(document) - 1)
  }
  return byKind
}

type Edited = readonly [before: LoadedDocument, now: LoadedDocument]

/** Documents in whose places others of the same kind and id stand; undefined where anything else differs. */
function editedIn(before: readonly LoadedDocument[], now: readonly LoadedDocument[]): readonly Edited[] | undefined {
  const places = differingPlaces(before, now)
  if (places === undefined) return undefined
  const edited: Edited[] = []
  for (const place of places) {
    const [known, document] = [before[place], now[place]]
    if (known === undefined || known.kind !== document?.kind || known.id !== document.id) return undefined
    edited.push([known, document])
  }
  return edited
}

function replace(byKind: ByKind, edited: readonly Edited[]): ByKind {
  const kinds = new Map(byKind)
  for (const kind of new Set(edited.map(([, { kind }]) => kind))) {
    const { list, places } = byKind.get(kind) ?? { list: [], places: new Map<string, number>() }
    const items = new Map<number, LoadedDocument>()
    for (const [before, now] of edited) {
      const place = now.kind === kind ? places.get(now.id) : undefined
      if (place !== undefined && list[place] === before) items.set(place, now)
    }
    kinds.set(kind, { list: withItems(list, items), places })
  }
  return kinds
}

const toFinders = (byKind: ByKind): Finders => ({
  all: ((kind) => byKind.get(kind)?.list ?? none) as DocumentSet["all"],
  find: ((kind, id) => {
    const ofKind = byKind.get(kind)
    const place = ofKind?.places.get(id)
    return place === undefined ? undefined : ofKind?.list[place]
  }) as DocumentSet["find"],
})

const none: readonly LoadedDocument[] = []
