import { error, firstMismatch, schemaIn, shown, within } from "../../kit"

export const attributeWrong = error(
  "attribute-wrong",
  "What a code table says of its codes is declared, and of the declared type.",
  function* (context) {
    for (const table of context.set.all("codes")) {
      const { attributes = {}, codes } = table.document
      for (const [index, { code: _code, label: _label, ...row }] of codes.entries()) {
        for (const [name, value] of Object.entries(row)) {
          const schema = Object.hasOwn(attributes, name) ? attributes[name] : undefined
          const isRight = schema !== undefined && firstMismatch(schemaIn(context, table, schema), value) === undefined
          const pointer = within("/codes", index, name)
          const found = shown(value)
          if (!isRight) yield { document: table, pointer, values: { name, found, declared: schema !== undefined } }
        }
      }
    }
  },
)
