import type { DocumentKind } from "../../model/documents"
import { findersOf } from "../load/finders"
import type { DocumentSet, LoadedDocument } from "../types"

/**
 * The set without documents that are not of their kind's shape, so that whoever compiles may rely on their types. What
 * screens bring along stands there all the same, as unreadable: they still hang on its file.
 */
export function onlyShaped(set: DocumentSet, isShaped: (document: LoadedDocument) => boolean): DocumentSet {
  if (set.documents.every(isShaped)) return set
  const documents = set.documents.flatMap((document) => {
    if (isShaped(document)) return [document]
    return sharedKinds.has(document.kind) ? [] : [{ ...document, recovered: true as const }]
  })
  return { ...set, documents, ...findersOf(documents) }
}

/** Kinds that every screen is compiled with, or that only the app brings. */
const sharedKinds: ReadonlySet<DocumentKind> = new Set(["app", "conditions", "messages", "errors", "theme", "flow"])
