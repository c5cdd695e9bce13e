import { allFields, error, isList, type Json, schemaIn, within } from "../../kit"

/** A tap on one of these alone would be refused. */
export const chipOutOfRange = error(
  "chip-out-of-range",
  "What a quick amount (`chips`) adds is no more than the field may hold.",
  function* (context) {
    for (const { document, field, name, pointer, schema } of allFields(context)) {
      const chips = (field as { readonly chips?: Json }).chips
      const most = schema === undefined ? undefined : schemaIn(context, document, schema).maximum
      if (!isList<Json>(chips) || typeof most !== "number") continue
      for (const [index, chip] of chips.entries())
        if (typeof chip === "number" && chip > most)
          yield { document, pointer: within(pointer, "chips", index), values: { name, found: chip, most } }
    }
  },
)
