import type { DocumentSet, Finding, LoadedDocument } from "../types"
import { nameSentAnswers } from "./sentAnswers"
import { placeSharedParts } from "./sharedParts"

/** What a document takes from others. */
interface Others {
  readonly shared: DocumentSet["shared"]
  /** As their files have them. */
  readonly find: DocumentSet["find"]
}

/** A document with what it takes from others in its place: parts that it shares, and the answers that its calls send. */
export function completeDocument(
  written: LoadedDocument,
  { shared, find }: Others,
): { readonly document: LoadedDocument; readonly findings: readonly Finding[] } {
  const { document, findings } = placeSharedParts(written, shared)
  if (document.kind !== "screen") return { document, findings }
  return { document: nameSentAnswers(document, (id) => find("form", id)), findings }
}
