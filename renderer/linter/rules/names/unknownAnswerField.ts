import { error, fieldsIn, formSchemaOf, isText, referencesOf, type Schema, unknownName, within } from "../../kit"

/** Lists of a form, with the names that their rows have. */
const listsOf = ({ properties = {} }: Schema): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries(properties).flatMap(([name, { items }]) =>
      items === undefined ? [] : [[name, Object.keys(items.properties ?? {})] as const],
    ),
  )

export const unknownAnswerField = error(
  "unknown-answer-field",
  "Actions answer only fields that the form has.",
  function* (context) {
    for (const { document, pointer, action } of referencesOf(context, "action")) {
      const { do: name, form: id, field, list } = action
      const form = name === "answer" && isText(id) ? context.set.find("form", id) : undefined
      if (form === undefined) continue
      const told = (option: "field" | "list", wrong: string, known: readonly string[]) => ({
        document,
        pointer: within(pointer, option),
        values: { ...unknownName(wrong, known), form: form.id },
      })
      const lists = isText(list) ? listsOf(formSchemaOf(context, form)) : new Map<string, readonly string[]>()
      const rows = isText(list) ? lists.get(list) : undefined
      const known = rows ?? fieldsIn(form).map((entry) => entry.name)
      if (isText(list) && rows === undefined) yield told("list", list, [...lists.keys()])
      else if (isText(field) && known.length > 0 && !known.includes(field)) yield told("field", field, known)
    }
  },
)
