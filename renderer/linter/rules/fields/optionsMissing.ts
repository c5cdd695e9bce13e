import { allFields, error } from "../../kit"

export const optionsMissing = error("options-missing", "A choice has options.", function* (context) {
  for (const { document, field, name, pointer } of allFields(context)) {
    const isChoosing = context.vocabulary.find("control", field.widget)?.choosing === true
    if (isChoosing && field.options === undefined && field.optionsFrom === undefined)
      yield { document, pointer, values: { name } }
  }
})
