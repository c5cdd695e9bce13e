import { allFields, error, isPasswordAutocomplete, schemaIn } from "../../kit"

export const passwordTrimmed = error(
  "password-trimmed",
  "A password is sent as it was typed: spaces at its ends belong to it (`writeOnly`).",
  function* (context) {
    for (const { document, name, field, schema, schemaPointer } of allFields(context)) {
      if (!isPasswordAutocomplete(field.autocomplete) || schema === undefined) continue
      if (schemaIn(context, document, schema)?.["writeOnly"] !== true)
        yield { document, pointer: schemaPointer, values: { name } }
    }
  },
)
