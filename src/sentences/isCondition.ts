import { isRecord } from "../domain/json"
import { operatorSentences } from "./conditionSentence"

const words: ReadonlySet<string> = new Set([...Object.keys(operatorSentences), "all", "any", "not", "condition"])

/** Whether a value of a document is a condition, as it is written. */
export function isCondition(value: unknown): boolean {
  if (!isRecord(value)) return false
  const [[name, operand] = [], ...others] = Object.entries(value)
  if (name === undefined || others.length > 0 || !words.has(name)) return false
  if (name === "condition") return typeof operand === "string"
  // Words of conditions name other things too: what an address may hold is a list under `in`.
  return [operand].flat().some((one) => isRecord(one) || (typeof one === "string" && one.startsWith("$")))
}
