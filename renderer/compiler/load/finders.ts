import type { DocumentKind } from "../../model/documents"
import type { DocumentSet, LoadedDocument } from "../types"

/** Finds documents by kind and id; of two with one id, the first counts. */
export function findersOf(documents: readonly LoadedDocument[]): Pick<DocumentSet, "all" | "find"> {
  const byKind = new Map<DocumentKind, Map<string, LoadedDocument>>()
  for (const document of documents) {
    const ofKind = byKind.get(document.kind) ?? new Map<string, LoadedDocument>()
    if (!ofKind.has(document.id)) byKind.set(document.kind, ofKind.set(document.id, document))
  }
  const lists = new Map([...byKind].map(([kind, byId]) => [kind, [...byId.values()]]))
  return {
    all: ((kind) => lists.get(kind) ?? []) as DocumentSet["all"],
    find: ((kind, id) => byKind.get(kind)?.get(id)) as DocumentSet["find"],
  }
}
