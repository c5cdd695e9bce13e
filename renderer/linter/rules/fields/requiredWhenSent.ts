import { type Context, error, fieldsIn, type FormField, rootsOfForm, schemaIn } from "../../kit"
import { isGiven } from "./givenAnswers"
import { neededBy } from "./sentAnswers"

/** Asked of everybody, and nobody has to answer. */
function isOptional(context: Context, { document, name, field, path, outer, schema, required }: FormField): boolean {
  if (path.length > 0 || outer.length > 0 || field.when !== undefined || field.sent === false) return false
  if (field.required === true || field.requiredWhen !== undefined || required.includes(name)) return false
  if (schema === undefined || "default" in schemaIn(context, document, schema)) return false
  return !rootsOfForm(context, document).some((root) => isGiven(context, { form: document, root, name }))
}

export const requiredWhenSent = error(
  "required-when-sent",
  "What a call cannot go without is asked as required where a form gives it.",
  function* (context) {
    for (const form of context.set.all("form"))
      for (const asked of fieldsIn(form)) {
        if (!isOptional(context, asked)) continue
        const call = neededBy(context, form.id, asked.name)[0]?.call
        const { name, pointer, field } = asked
        if (call !== undefined) yield { document: form, pointer, values: { name, label: field.label ?? name, call } }
      }
  },
)
