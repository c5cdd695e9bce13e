import { unknownName } from "../../nearest"
import { standardFormats } from "../../references/formFields"
import { sharedFormats } from "../../references/keywords"
import { error } from "../../rule"

export const schemaFormatUnknown = error(
  "schema-format-unknown",
  "Formats of shared schemas are registered checks.",
  function* (context) {
    const known = [...standardFormats, ...context.vocabulary.names("check")]
    for (const { document, pointer, name, shared = "" } of sharedFormats(context, (format) => !known.includes(format)))
      yield { document, pointer, values: { ...unknownName(name, known), shared } }
  },
)
