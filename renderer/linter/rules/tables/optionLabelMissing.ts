import { allFields, error, same, shown, within } from "../../kit"
import { listedValues } from "../fields/listedValues"
import { tableNamedFor } from "./fieldTable"
import { tableCodes } from "./tableCodes"

export const optionLabelMissing = error(
  "option-label-missing",
  "An option has a label, or a value that the code table of its property has.",
  function* (context) {
    for (const field of allFields(context)) {
      const { document, name, pointer } = field
      const { options = [] } = field.field
      if (options.every(({ label }) => label !== undefined)) continue
      const table = tableNamedFor(context, field)
      const codes = table === undefined ? undefined : tableCodes(context, table)
      // A table that is not there is told where it is named, a value that is none where it is written.
      if (table !== undefined && codes === undefined) continue
      const listed = listedValues(context, field)
      for (const [index, { value, label }] of options.entries()) {
        const isAllowed = listed === undefined || listed.some((allowed) => same(allowed, value))
        if (label === undefined && isAllowed && codes?.has(String(value)) !== true)
          yield {
            document,
            pointer: within(pointer, "options", index),
            values: { name, value: shown(value), ...(table === undefined ? {} : { table }) },
          }
      }
    }
  },
)
