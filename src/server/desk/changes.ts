import type { WrittenChange } from "../../domain/workshop"
import { within } from "./pointers"
import type { WrittenValues } from "./writtenValues"

/** What is different, place by place; an object or a list is compared by its parts where both sides have one. */
export function findChanges(before: WrittenValues, after: WrittenValues): readonly WrittenChange[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return files.flatMap((file) => compare({ file, pointer: "", before: before.get(file), after: after.get(file) }))
}

function compare(change: Required<WrittenChange>): readonly WrittenChange[] {
  const { file, pointer, before, after } = change
  if (before === after || JSON.stringify(before) === JSON.stringify(after)) return []
  if (!isParted(before) || !isParted(after) || Array.isArray(before) !== Array.isArray(after)) return [change]
  // Items of a list that grew or shrank have moved: the list is told as a whole.
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return [change]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) =>
    compare({
      file,
      pointer: within(pointer, key),
      before: Object.hasOwn(before, key) ? before[key] : undefined,
      after: Object.hasOwn(after, key) ? after[key] : undefined,
    }),
  )
}

const isParted = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null
