import { allFields, error, schemaIn } from "../../kit"

const isPassword = (autocomplete: unknown): boolean => /\b(current|new)-password\b/.test(String(autocomplete))

export const passwordTrimmed = error(
  "password-trimmed",
  "A password is sent as it was typed: spaces at its ends belong to it (`writeOnly`).",
  function* (context) {
    for (const { document, name, field, schema, schemaPointer } of allFields(context)) {
      if (!isPassword(field.autocomplete) || schema === undefined) continue
      if (schemaIn(context, document, schema)?.["writeOnly"] !== true)
        yield { document, pointer: schemaPointer, values: { name } }
    }
  },
)
