import type { AskedField } from "../domain/workshop"
import { isRecord } from "../domain/json"
import type { Naming } from "./conditionSentence"
import { fieldAt, pathName } from "./pathName"

/** Names of values from what asks for them, and of conditions from their labels. */
export const namingFrom = (
  fields: readonly AskedField[],
  labelOf: (condition: string) => string | undefined,
): Naming => ({
  path: (path) => pathName(path, fields),
  condition: labelOf,
  answer: (path, value) =>
    fieldAt(path, fields)?.choices.find((choice) => choice.value === value)?.label ??
    (isRecord(value) ? undefined : answers[String(value)]),
})

/** Answers that mean the same everywhere; in an address a flag is a word. */
const answers: Readonly<Record<string, string>> = { YES: "はい", NO: "いいえ", true: "はい", false: "いいえ" }
