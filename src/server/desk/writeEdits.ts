import { readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { DocumentSet, DocumentTexts } from "../../../renderer/compiler"
import { editText, isSameDocument, type PointerEdit } from "../../../renderer/editing"

export type Edited =
  /** `undo` brings everything back, in this order. */
  | { readonly kind: "edited"; readonly undo: readonly PointerEdit[] }
  /** Somebody else changed the place of this edit: `now` is what stands there. */
  | { readonly kind: "changed"; readonly index: number; readonly now?: unknown }
  /** The place of this edit is not there, or its file is no document. */
  | { readonly kind: "missing"; readonly index: number }

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
    if (!files.has(edit.file)) return { kind: "missing", index }
    const outcome = editText(texts.get(edit.file) ?? readFileSync(join(root, edit.file), "utf8"), edit)
    if (outcome.kind !== "edited") return { ...outcome, index }
    texts.set(edit.file, outcome.text)
    undo.unshift(outcome.undo)
  }
  for (const [file, text] of texts) replaceFile(join(root, file), asItWas(text, began.get(file)))
  return { kind: "edited", undo }
}

const asItWas = (text: string, before: string | undefined): string =>
  before !== undefined && before !== text && isSameDocument(before, text) ? before : text

/** Whoever reads meanwhile sees the old file or the new one, never half of it. */
function replaceFile(path: string, text: string): void {
  const next = `${path}.next`
  writeFileSync(next, text)
  renameSync(next, path)
}
