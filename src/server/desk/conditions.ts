import type { WrittenCondition } from "../../domain/workshop"
import { isCondition } from "../../sentences"
import { within } from "../../../renderer/pointers"
import type { WrittenValues } from "./writtenValues"

/** What stands below these is made up for pictures and tests. */
const unsaid: ReadonlySet<string> = new Set(["samples", "sample", "testModel"])

/** Every condition of the documents, whole: not the parts that it consists of. */
export const findConditions = (written: WrittenValues): readonly WrittenCondition[] =>
  [...written].flatMap(([file, value]) => conditionsIn(file, value, ""))

function conditionsIn(file: string, value: unknown, pointer: string): readonly WrittenCondition[] {
  if (typeof value !== "object" || value === null) return []
  if (isCondition(value)) return [{ file, pointer, condition: value }]
  return Object.entries(value).flatMap(([key, part]) =>
    unsaid.has(key) ? [] : conditionsIn(file, part, within(pointer, key)),
  )
}
