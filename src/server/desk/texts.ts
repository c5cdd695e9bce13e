import type { WrittenText } from "../../domain/workshop"
import { within } from "../../../renderer/pointers"
import type { WrittenValues } from "./writtenValues"

const japanese = /[\u3040-\u30FF\u4E00-\u9FFF\uFF66-\uFF9F]/
/** What stands below these is made up for pictures and tests; what a document is for is said to those who write it. */
const unsaid = new Set(["samples", "sample", "testModel", "$schema"])

/** Every text of the documents that customers may read, in the order of the files. */
export const findTexts = (written: WrittenValues): readonly WrittenText[] =>
  [...written].flatMap(([file, value]) => textsIn(file, value, "")).filter(({ pointer }) => pointer !== "/description")

function textsIn(file: string, value: unknown, pointer: string): readonly WrittenText[] {
  if (typeof value === "string") return japanese.test(value) ? [{ file, pointer, text: value }] : []
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    unsaid.has(key) ? [] : textsIn(file, part, within(pointer, key)),
  )
}
