import type { PointerEdit } from "../../renderer/editing"

type Holder = Record<string, unknown>

const segmentsOf = (pointer: string) =>
  pointer
    .split("/")
    .slice(1)
    .map((one) => one.replaceAll("~1", "/").replaceAll("~0", "~"))

/** Makes edits in parsed documents, by file: thousands of them take no time. */
export function editValues(documents: ReadonlyMap<string, unknown>, edits: readonly PointerEdit[]): void {
  for (const edit of edits) {
    const segments = segmentsOf(edit.pointer)
    const last = segments.pop() ?? ""
    const holder = segments.reduce<unknown>((value, key) => (value as Holder)[key], documents.get(edit.file)) as Holder
    if (holder === undefined) throw new Error(`${edit.file} has no ${edit.pointer}`)
    if (edit.op === "set") holder[last] = edit.value
    else if (edit.op === "insert" && Array.isArray(holder)) holder.splice(Number(last), 0, edit.value)
    else if (edit.op === "remove" && Array.isArray(holder)) holder.splice(Number(last), 1)
    else if (edit.op === "remove" && Object.hasOwn(holder, last)) delete holder[last]
    else throw new Error(`${edit.op} is impossible at ${edit.file}${edit.pointer}`)
  }
}
