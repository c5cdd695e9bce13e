import { editText, type PointerEdit, writeDocument } from "../../../../../renderer/editing"
import { parseDocument } from "../../../../domain/parseDocument"
import type { WrittenValues } from "../../writtenValues"

/** What the files would hold after these edits; nothing is written. */
export function afterEdits(written: WrittenValues, edits: readonly PointerEdit[]): WrittenValues {
  const values = new Map(written)
  for (const edit of edits) {
    if (edit.op === "create") values.set(edit.file, parseDocument(edit.text))
    else {
      const edited = editText(writeDocument(values.get(edit.file)), edit)
      if (edited.kind === "edited") values.set(edit.file, parseDocument(edited.text))
    }
  }
  return values
}
