import type { DeskStore } from "../DeskStore"
import { isFields } from "../json"
import type { Naming } from "./conditionSentence"
import { fieldAt, pathName } from "./pathName"

/** The names that the documents at hand give. */
export const namingOf = (store: DeskStore): Naming => ({
  path: (path) => pathName(path, store.fields),
  condition(name) {
    const found = store.namedCondition(name)
    return typeof found?.["label"] === "string" ? found["label"] : undefined
  },
  answer: (path, value) =>
    fieldAt(path, store.fields)?.choices.find((choice) => choice.value === value)?.label ??
    (isFields(value) ? undefined : answers[String(value)]),
})

/** Answers that mean the same everywhere. */
const answers: Readonly<Record<string, string>> = { YES: "はい", NO: "いいえ" }
