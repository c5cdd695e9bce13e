import { createTextLoader, type DocumentTexts } from "../../renderer/compiler"
import { parseDocument } from "../domain/parseDocument"
import { type SaidChange, sayChanges } from "../sentences"
import { listFields } from "./desk/fields"

/** Differences of two sets of documents in words; names come from the newer one. */
export function changesBetween(before: DocumentTexts, after: DocumentTexts): readonly SaidChange[] {
  const now = valuesOf(after)
  const isSame = (file: string) => now.has(file) && before.get(file) === after.get(file)
  // What has the same text is one value, of which nobody looks for differences.
  const edited = valuesOf(new Map([...before].filter(([file]) => !isSame(file))))
  const then = new Map(
    [...before.keys()].flatMap((file) => {
      const value = isSame(file) ? now.get(file) : edited.get(file)
      return value === undefined ? [] : [[file, value] as const]
    }),
  )
  return sayChanges(then, now, listFields(createTextLoader()(after)))
}

/** A text that is no JSON counts as not there, as it does for the app. */
export const valuesOf = (texts: DocumentTexts) =>
  new Map(
    [...texts].flatMap(([file, text]) => {
      const value = parseDocument(text)
      return value === undefined ? [] : [[file, value] as const]
    }),
  )
