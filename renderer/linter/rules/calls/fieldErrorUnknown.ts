import { type Context, error, fieldsIn, requestSchemaOf, topicOf, unknownName, within } from "../../kit"

/** Fields of forms: what is sent piece by piece, as files are, has other names on the way. */
const fieldNames = topicOf<true>("fieldNames", (_context, document) =>
  document.kind === "form" ? fieldsIn(document).map(({ name }) => [name, true] as const) : [],
)

const isField = (context: Context, name: string) => context.facts.has(context, fieldNames, name)

export const fieldErrorUnknown = error(
  "field-error-unknown",
  "What a server says of single fields is about properties of the request.",
  function* (context) {
    for (const call of context.set.all("call")) {
      const known = Object.keys(requestSchemaOf(context, call).properties ?? {})
      for (const [code, { fieldErrors = [] }] of Object.entries(call.document.codes ?? {}))
        for (const [index, { field }] of fieldErrors.entries())
          // Below a property stand its items.
          if (!known.includes(field.split(/[.[]/)[0] ?? "") && !isField(context, field))
            yield {
              document: call,
              pointer: within("/codes", code, "fieldErrors", index, "field"),
              values: unknownName(field, known),
            }
    }
  },
)
