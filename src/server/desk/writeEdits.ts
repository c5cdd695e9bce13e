import { join } from "node:path"
import type { DocumentSet, DocumentTexts } from "../../../renderer/compiler"
import { editText, isSameDocument, type PointerEdit } from "../../../renderer/editing"
import { replaceFiles, UnwritableError } from "../replaceFiles"
import { textOf } from "./textOf"

export type Edited =
  /** `undo` brings everything back, in this order. */
  | { readonly kind: "edited"; readonly undo: readonly PointerEdit[] }
  /** Somebody else changed the place of this edit: `now` is what stands there. */
  | { readonly kind: "changed"; readonly index: number; readonly now?: unknown }
  /** The place of this edit is not there, or its file is no document. */
  | { readonly kind: "missing"; readonly index: number }
  /** The disk is full; or nobody may write there, or something is in the way. */
  | { readonly kind: "full" | "unwritable"; readonly cause: unknown }

/**
 * Writes edits into their files, all or none; every other byte stays. A document that says again what it said in the
 * `began` texts is written as it was there: what was taken back is no change.
 */
export function writeEdits(
  root: string,
  set: DocumentSet,
  edits: readonly PointerEdit[],
  began: DocumentTexts = new Map(),
): Edited {
  const files = new Set([...set.documents.map(({ file }) => file), ...set.shared.keys()])
  const texts = new Map<string, string>()
  const undo: PointerEdit[] = []
  for (const [index, edit] of edits.entries()) {
    const text = files.has(edit.file) ? (texts.get(edit.file) ?? textOf(join(root, edit.file))) : undefined
    if (text === undefined) return { kind: "missing", index }
    const outcome = editText(text, edit)
    if (outcome.kind !== "edited") return { ...outcome, index }
    texts.set(edit.file, outcome.text)
    undo.unshift(outcome.undo)
  }
  try {
    replaceFiles(root, new Map([...texts].map(([file, text]) => [file, asItWas(text, began.get(file))])))
  } catch (error) {
    if (!(error instanceof UnwritableError)) throw error
    return { kind: error.kind, cause: error.cause }
  }
  return { kind: "edited", undo }
}

const asItWas = (text: string, before: string | undefined): string =>
  before !== undefined && before !== text && isSameDocument(before, text) ? before : text
