import { fieldsIn, type FormField, type LoadedDocument } from "../../kit"

/** Questions outside of lists whose names stand once in their form, in the order in which they are asked. */
export function uniqueFields(form: LoadedDocument<"form">): readonly FormField[] {
  const fields = fieldsIn(form)
  const names = fields.map(({ name }) => name)
  return fields.filter(({ name, path }) => path.length === 0 && names.indexOf(name) === names.lastIndexOf(name))
}

/** Those of them that are no list themselves. */
export const uniqueAnswers = (form: LoadedDocument<"form">): readonly FormField[] =>
  uniqueFields(form).filter(({ field }) => field.ui === undefined)
