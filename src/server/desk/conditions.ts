import { operatorNames } from "../../../renderer/linter"
import { isRecord } from "../../domain/json"
import type { WrittenCondition } from "../../domain/workshop"
import { within } from "./pointers"
import type { WrittenValues } from "./writtenValues"

const words: ReadonlySet<string> = new Set([...operatorNames, "condition"])
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

function isCondition(value: object): boolean {
  const [[name, operand] = [], ...others] = Object.entries(value)
  if (name === undefined || others.length > 0 || !words.has(name)) return false
  if (name === "condition") return typeof operand === "string"
  // Words of conditions name other things too: what an address may hold is a list under `in`.
  return [operand].flat().some((one) => isRecord(one) || (typeof one === "string" && one.startsWith("$")))
}
