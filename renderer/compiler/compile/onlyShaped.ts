import type { DocumentKind } from "../../model/documents"
import { singleKinds } from "../load/documentName"
import { findersOf } from "../load/finders"
import type { DocumentSet, LoadedDocument } from "../types"

/**
 * The set without shared documents that are not of their kind's shape, so that whoever compiles may rely on their types.
 * The others are judged when somebody asks for what they compile to.
 */
export function onlyShaped(set: DocumentSet, isShaped: (document: LoadedDocument) => boolean): DocumentSet {
  const isUsable = (document: LoadedDocument) => !sharedKinds.has(document.kind) || isShaped(document)
  if ([...sharedKinds].every((kind) => set.all(kind).every(isUsable))) return set
  const documents = set.documents.filter(isUsable)
  return { ...set, documents, ...findersOf(documents) }
}

/** Kinds that every screen is compiled with, or that only the app brings. */
const sharedKinds: ReadonlySet<DocumentKind> = new Set([...singleKinds, "flow"])
