import {
  callUses,
  drawnForms,
  fieldsIn,
  isObject,
  isText,
  propertiesIn,
  requestSchemaOf,
  warning,
  within,
} from "../../kit"

/** The request has a place for it, under its own name, the form whose answers are sent asks for it, and no call gives it. */
export const answerNotSent = warning(
  "answer-not-sent",
  "A call that sends the answers of a form gives every answer that its request names.",
  function* (context) {
    const sent = new Set(
      callUses(context).flatMap(({ document, input, action }) =>
        Object.keys(propertiesIn(input)).map((name) => [document.file, action?.["form"], name].join(" ")),
      ),
    )
    for (const { document, pointer, call, input, action } of callUses(context)) {
      const id = action?.["form"]
      const form = isText(id) ? context.set.find("form", id) : undefined
      if (form === undefined || !isObject(input) || !drawnForms(document).some((drawn) => drawn.form === id)) continue
      const taken = Object.keys(requestSchemaOf(context, call).properties ?? {})
      for (const { field, name, path } of fieldsIn(form))
        if (
          path.length === 0 &&
          field.sent !== false &&
          !sent.has([document.file, id, name].join(" ")) &&
          taken.includes(name)
        )
          yield { document, pointer: within(pointer, "input"), values: { name, form: form.id, call: call.id } }
    }
  },
)
