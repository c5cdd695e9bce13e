import type { PointerEdit } from "../../../renderer/editing"
import { isPointer } from "../../../renderer/pointers"
import { isRecord } from "../../domain/json"

const most = 2_000
const operations = ["set", "insert", "remove", "move", "rename"]

/** The edits of a request; undefined where it holds anything else. */
export function parseEdits(body: unknown): readonly PointerEdit[] | undefined {
  const edits = isRecord(body) ? body["edits"] : undefined
  if (!Array.isArray(edits) || edits.length === 0 || edits.length > most) return undefined
  return edits.every(isEdit) ? (edits as readonly PointerEdit[]) : undefined
}

function isEdit(edit: unknown): boolean {
  if (!isRecord(edit)) return false
  const { file, pointer, op, to, value, source } = edit
  if (
    typeof file !== "string" ||
    typeof pointer !== "string" ||
    !isPointer(pointer) ||
    !operations.includes(String(op))
  )
    return false
  if (source !== undefined && typeof source !== "string") return false
  if (op === "move") return typeof to === "number"
  if (op === "rename") return typeof to === "string"
  return op === "remove" || value !== undefined
}
