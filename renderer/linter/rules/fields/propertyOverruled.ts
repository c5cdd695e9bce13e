import { allFields, type FormField, warning, within } from "../../kit"

type Property = keyof FormField["field"]

/** Properties of a field that say nothing beside another. */
const overruled: readonly { readonly name: Property; readonly by: Property; readonly is?: boolean }[] = [
  { name: "options", by: "optionsFrom" },
  { name: "requiredWhen", by: "required", is: true },
]

export const propertyOverruled = warning(
  "property-overruled",
  "No property of a field is overruled by another.",
  function* (context) {
    for (const { document, field, pointer } of allFields(context))
      for (const { name, by, is } of overruled)
        if (field[name] !== undefined && (is === undefined ? field[by] !== undefined : field[by] === is))
          yield { document, pointer: within(pointer, name), values: { name, by } }
  },
)
