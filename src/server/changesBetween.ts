import { createTextLoader, type DocumentTexts } from "../../renderer/compiler"
import { parseJson } from "../domain/json"
import { type SaidChange, sayChanges } from "../sentences"
import { listFields } from "./desk/fields"

/** Differences of two sets of documents in words; names come from the newer one. */
export const changesBetween = (before: DocumentTexts, after: DocumentTexts): readonly SaidChange[] =>
  sayChanges(valuesOf(before), valuesOf(after), listFields(createTextLoader()(after)))

/** A text that is no JSON counts as not there, as it does for the app. */
export const valuesOf = (texts: DocumentTexts) =>
  new Map(
    [...texts].flatMap(([file, text]) => {
      const value = parseJson(text)
      return value === undefined ? [] : [[file, value] as const]
    }),
  )
