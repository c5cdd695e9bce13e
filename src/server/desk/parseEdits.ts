import type { PointerEdit } from "../../../renderer/editing"
import { isPointer } from "../../../renderer/pointers"
import { isRecord, parseJson } from "../../domain/json"

const most = 2_000
const operations = ["set", "insert", "remove", "move", "rename", "write", "create", "delete"]

/** The edits of a request; undefined where it holds anything else. */
export function parseEdits(body: unknown): readonly PointerEdit[] | undefined {
  const edits = isRecord(body) ? body["edits"] : undefined
  if (!Array.isArray(edits) || edits.length === 0 || edits.length > most) return undefined
  return edits.every(isEdit) ? (edits as readonly PointerEdit[]) : undefined
}

/** Whether a text is the value as JSON: it is put into the document as it stands. */
function isWritten(source: unknown, value: unknown): boolean {
  const written = typeof source === "string" ? parseJson(source) : undefined
  return written !== undefined && JSON.stringify(written) === JSON.stringify(value)
}

function isEdit(edit: unknown): boolean {
  if (!isRecord(edit)) return false
  const { file, pointer, op, to, value, source, isNew, text, seen } = edit
  if (
    typeof file !== "string" ||
    typeof pointer !== "string" ||
    !isPointer(pointer) ||
    !operations.includes(String(op))
  )
    return false
  if (source !== undefined && !isWritten(source, value)) return false
  if (isNew !== undefined && isNew !== true) return false
  if (op === "move") return typeof to === "number"
  if (op === "rename") return typeof to === "string"
  if (op === "create") return pointer === "" && typeof text === "string" && seen === null
  if (op === "delete") return pointer === "" && typeof seen === "string"
  if (op === "write") return pointer === "" && typeof text === "string" && typeof seen === "string"
  return op === "remove" || value !== undefined
}
