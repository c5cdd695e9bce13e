import { existsSync } from "node:fs"
import { join } from "node:path"
import type { DocumentSet, DocumentTexts } from "../../../renderer/compiler"
import { editText, isSameDocument, type PointerEdit, writeDocument } from "../../../renderer/editing"
import { parseDocument } from "../../domain/parseDocument"
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
  /** Null takes a file away. */
  const texts = new Map<string, string | null>()
  /** Files that were not there, and whether more was written into them since. */
  const created = new Map<string, boolean>()
  const undo: PointerEdit[] = []
  for (const [index, edit] of edits.entries()) {
    const { file } = edit
    const text = texts.has(file)
      ? (texts.get(file) ?? undefined)
      : files.has(file)
        ? textOf(join(root, file))
        : undefined
    if (edit.op === "create" && text === undefined) {
      if (!isOwnFile(file) || existsSync(join(root, file))) return { kind: "missing", index }
      texts.set(file, edit.text)
      created.set(file, false)
      continue
    }
    if (text === undefined) return { kind: "missing", index }
    if (edit.op === "create" || (edit.op === "delete" && text !== edit.seen))
      return { kind: "changed", index, now: text }
    if (edit.op === "delete") {
      if (!isOwnFile(file)) return { kind: "missing", index }
      texts.set(file, null)
      if (!created.delete(file)) undo.unshift({ op: "create", file, pointer: "", text, seen: null })
      continue
    }
    const outcome = editText(text, edit)
    if (outcome.kind !== "edited") return { ...outcome, index }
    texts.set(edit.file, outcome.text)
    if (created.has(file)) created.set(file, true)
    else undo.unshift(outcome.undo)
  }
  for (const [file, isFilled] of created) {
    const text = texts.get(file) ?? ""
    // What was filled at once stands there as if it had been written at once.
    const whole = isFilled ? writeDocument(parseDocument(text)) : text
    texts.set(file, whole)
    undo.unshift({ op: "delete", file, pointer: "", seen: whole })
  }
  try {
    replaceFiles(root, new Map([...texts].map(([file, text]) => [file, asItWas(text, began.get(file))])))
  } catch (error) {
    if (!(error instanceof UnwritableError)) throw error
    return { kind: error.kind, cause: error.cause }
  }
  return { kind: "edited", undo }
}

/** What comes and goes as a whole; nothing outside the folder of the documents has such a name. */
const isOwnFile = (file: string): boolean => /^[a-z0-9-]+(\/[A-Za-z0-9_-]+)*\.(screen|form|call)\.json$/.test(file)

const asItWas = (text: string | null, before: string | undefined): string | null =>
  text !== null && before !== undefined && before !== text && isSameDocument(before, text) ? before : text
