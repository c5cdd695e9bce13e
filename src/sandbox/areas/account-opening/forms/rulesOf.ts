import { createLoader, createTextLoader, type DocumentTexts } from "../../../../../renderer/compiler"
import { createFormRules, type FormRules } from "./formRules"
import { readForms } from "./readForms"

/** Call documents that stand alone come without forms. */
const noForms = { screens: [], isOnPath: () => true, check: () => undefined, saved: [], codes: () => [] }

/** The rules of the documents that a page shows: those of the folder unless others are given, for as long as these are held. */
export function createRulesOf(schemasRoot: string | undefined): (texts: DocumentTexts | undefined) => FormRules {
  const own = createFormRules(() => (schemasRoot === undefined ? noForms : readForms(createLoader(schemasRoot)())))
  const known = new WeakMap<DocumentTexts, FormRules>()
  return (texts) => {
    if (texts === undefined) return own
    const rules = known.get(texts) ?? createFormRules(() => readForms(createTextLoader()(texts)))
    known.set(texts, rules)
    return rules
  }
}
