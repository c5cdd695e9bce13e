import type { DocumentSet } from "../../../renderer/compiler"
import { ageAt } from "../../domain/age"
import { isRecord, type JsonRecord, recordOf } from "../../domain/json"

/** What stands in the place of a value that says who somebody is. */
const masks: Readonly<Record<string, string>> = {
  name: "（氏名）",
  contact: "（連絡先）",
  address: "（住所）",
  id: "（番号）",
}
const otherMask = "（記入あり）"

interface Masking {
  readonly set: DocumentSet
  /** What time it is for the customer: ages are as of then. */
  readonly now: Date
}

/**
 * Answers as staff may see them: what was chosen from a list of the documents, or is yes or no, and of everything else the kind
 * of thing alone. What its schema says nothing of, or is not on the list that its schema names, is masked.
 */
export const maskAnswers = (answers: JsonRecord, masking: Masking): JsonRecord => {
  const schemas = answerSchemas(masking.set)
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, maskValue(value, recordOf(schemas[name]), masking)]),
  )
}

/** Of the saved answers, by their names. */
export const answerSchemas = ({ shared }: Pick<DocumentSet, "shared">): JsonRecord => {
  const definitions = recordOf(recordOf(shared.get("shared/draft.json"))["definitions"])
  return recordOf(recordOf(definitions["savedDraft"])["properties"])
}

function maskValue(value: unknown, schema: JsonRecord, masking: Masking): unknown {
  if (value === null || value === undefined || typeof value === "boolean") return value
  if (Array.isArray(value)) {
    const items = recordOf(schema["items"])
    const isListed = value.every((item) => isOnList(item, items, masking))
    return isListed ? value : `（${value.length}件）`
  }
  const { personal } = schema
  if (personal === "none" && typeof value === "number") return value
  if (personal === "birth" && typeof value === "string") return sayAge(value, masking)
  const mask = typeof personal === "string" ? masks[personal] : undefined
  if (mask !== undefined) return mask
  return isOnList(value, schema, masking) ? value : otherMask
}

function sayAge(value: string, { now }: Masking): string {
  const age = ageAt(value, now.getTime())
  return age === undefined ? otherMask : `（生年月日：${age}歳）`
}

function isOnList(value: unknown, schema: JsonRecord, { set }: Masking): boolean {
  if (isRecord(value) || Array.isArray(value)) return false
  if (Array.isArray(schema["enum"])) return schema["enum"].includes(value)
  const table = schema["codes"]
  const codes = typeof table === "string" ? set.find("codes", table)?.document.codes : undefined
  return codes?.some(({ code }) => String(code) === String(value)) ?? false
}
