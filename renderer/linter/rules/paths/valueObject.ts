import { schemaReader, textParts, typesOf, warning } from "../../kit"

export const valueObject = warning(
  "value-object",
  "Texts fill in single values, not lists or objects.",
  function* (context) {
    for (const { document, pointer, scope, part } of textParts(context)) {
      if (!("get" in part) || part.format !== undefined) continue
      const path = part.get.join(".")
      // One that may be absent is one, too.
      const types = [...typesOf(schemaReader(scope)(path) ?? {})].filter((type) => type !== "null")
      if (types.length > 0 && types.every((type) => type === "object" || type === "array"))
        yield { document, pointer, values: { path } }
    }
  },
)
