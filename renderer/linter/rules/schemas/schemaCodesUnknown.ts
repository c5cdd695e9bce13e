import { error, namesOf, schemaTables, unknownName } from "../../kit"

export const schemaCodesUnknown = error(
  "schema-codes-unknown",
  "Code tables that schemas name exist.",
  function* (context) {
    const known = namesOf(context, "codes")
    for (const { document, pointer, name, shared = "" } of schemaTables(context, (table) => !known.has(table)))
      yield { document, pointer, values: { ...unknownName(name, [...known]), shared } }
  },
)
