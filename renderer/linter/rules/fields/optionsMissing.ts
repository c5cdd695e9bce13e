import { allFields } from "../../references/formFields"
import { error } from "../../rule"

const choosing: ReadonlySet<string> = new Set(["radio", "radio-cards", "check-cards", "select"])

export const optionsMissing = error("options-missing", "A choice has options.", function* (context) {
  for (const { document, field, name, pointer } of allFields(context)) {
    const hasOptions = ["options", "optionsFrom", "codes", "items"].some((key) => field[key] !== undefined)
    if (choosing.has(field.widget) && !hasOptions) yield { document, pointer, values: { name } }
  }
})
