import type { DocumentSet, Finding, LoadedDocument } from "../types"
import { completeOptions } from "./codeOptions"
import { nameSentAnswers } from "./sentAnswers"
import { placeSharedParts } from "./sharedParts"

/** What a document takes from others. */
interface Others {
  readonly shared: DocumentSet["shared"]
  /** As their files have them. */
  readonly find: DocumentSet["find"]
}

/** A document with what it takes from others in its place: parts that it shares, the answers that its calls send, and labels of code tables. */
export function completeDocument(
  written: LoadedDocument,
  { shared, find }: Others,
): { readonly document: LoadedDocument; readonly findings: readonly Finding[] } {
  if (written.kind === "form")
    return { document: completeOptions(written, { shared, find: (id) => find("codes", id) }), findings: [] }
  const { document, findings } = placeSharedParts(written, shared)
  if (document.kind !== "screen") return { document, findings }
  return { document: nameSentAnswers(document, (id) => find("form", id)), findings }
}
