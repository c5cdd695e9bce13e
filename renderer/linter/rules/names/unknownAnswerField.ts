import { error, fieldsIn, isText, referencesOf, unknownName, within } from "../../kit"

export const unknownAnswerField = error(
  "unknown-answer-field",
  "Actions answer only fields that the form has.",
  function* (context) {
    for (const { document, pointer, action } of referencesOf(context, "action")) {
      const { do: name, form: id, field } = action
      const form = name === "answer" && isText(id) ? context.set.find("form", id) : undefined
      if (form === undefined || !isText(field)) continue
      const known = fieldsIn(form).map((entry) => entry.name)
      if (!known.includes(field))
        yield { document, pointer: within(pointer, "field"), values: { ...unknownName(field, known), form: form.id } }
    }
  },
)
