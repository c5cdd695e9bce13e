import { createLoader, createTextLoader, type DocumentTexts } from "../../../../../renderer/compiler"
import { createFormRules, type FormRules } from "./formRules"
import { type FormDocuments, readForms } from "./readForms"

/** Call documents that stand alone come without forms. */
const noForms: FormDocuments = {
  screens: [],
  isOnPath: () => true,
  check: () => undefined,
  carry: (_form, answers) => answers,
  saved: [],
  codes: () => [],
}

// What a release has as the one before is not read again.
const load = createTextLoader()
const known = new WeakMap<DocumentTexts, FormRules>()

/** The rules of the documents that a page shows: those of the folder unless others are given, for as long as these are held. */
export function createRulesOf(schemasRoot: string | undefined): (texts: DocumentTexts | undefined) => FormRules {
  const own = createFormRules(() => (schemasRoot === undefined ? noForms : readForms(createLoader(schemasRoot)())))
  return (texts) => {
    if (texts === undefined) return own
    const rules = known.get(texts) ?? createFormRules(() => readForms(load(texts)))
    known.set(texts, rules)
    return rules
  }
}
