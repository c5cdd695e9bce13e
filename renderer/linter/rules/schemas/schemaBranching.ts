import { error, schemasIn, within } from "../../kit"

/** Keywords that make the shape of a form depend on its answers. */
const branching = [
  "if",
  "then",
  "else",
  "dependencies",
  "dependentSchemas",
  "dependentRequired",
  "oneOf",
  "anyOf",
  "patternProperties",
] as const

export const schemaBranching = error(
  "schema-branching",
  "The schema of a form has one shape; what depends on answers are conditions beside it.",
  function* (context) {
    for (const { document, schema, pointer } of schemasIn(context)) {
      for (const keyword of document.kind === "form" ? branching : [])
        if (keyword in schema) yield { document, pointer: within(pointer, keyword), values: { keyword } }
    }
  },
)
