import { error, expandedIn, fieldsIn, firstMismatch, type Json, type Schema, suggestion, within } from "../../kit"
import { formsByRoot } from "./formsByRoot"
import { entriesOf } from "./screenSamples"

/**
 * Text that is no number yet, empty fields and half-filled ones are what samples are for: names, types and what is chosen
 * from a list must fit.
 */
function flawOf(properties: Readonly<Record<string, Schema>>, field: string, answer: Json) {
  if (!Object.hasOwn(properties, field))
    return {
      keyword: "additionalProperties",
      detail: field,
      name: field,
      ...suggestion(field, Object.keys(properties)),
    }
  const mismatch = answer === null ? undefined : firstMismatch(chosenFrom(properties[field]), answer)
  return mismatch && { keyword: mismatch.keyword, detail: mismatch.detail }
}

const chosenFrom = ({ type, enum: listed, items }: Schema = {}): Schema => ({
  ...(type === undefined ? {} : { type }),
  ...(listed === undefined ? {} : { enum: listed }),
  ...(items?.enum === undefined ? {} : { items: { enum: items.enum } }),
})

export const sampleAnswersWrong = error(
  "sample-answers-wrong",
  "Answers of samples are answers that the form could hold.",
  function* (context) {
    for (const { document, name, value, pointer } of entriesOf(context, "answers")) {
      const form = context.set.find("form", formsByRoot(context, document).get(name) ?? "")
      if (form === undefined) continue
      const { schema, errors } = expandedIn(context, form, form.document.schema)
      // Nothing is left of a schema that grows without end: it is told where it stands.
      if (errors.some(({ reason }) => reason === "large")) continue
      const { properties = {} } = schema
      const asked = new Set(fieldsIn(form).map(({ name: field }) => field))
      for (const [field, answer] of Object.entries(value)) {
        // A field that the schema lacks is told in the form.
        if (asked.has(field) && !Object.hasOwn(properties, field)) continue
        const flaw = flawOf(properties, field, answer)
        if (flaw) yield { document, pointer: within(pointer, field), values: { field, form: form.id, ...flaw } }
      }
    }
  },
)
