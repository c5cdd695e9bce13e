import { referencesOf, warning, within } from "../../kit"

/** A finished text is shown alone: whoever wrote both sees one of them only. */
export const valueOverruled = warning(
  "value-overruled",
  "Where a finished text is shown, no value and no format stands beside it.",
  function* (context) {
    for (const { document, pointer, text, value, format } of referencesOf(context, "shown")) {
      const name = value ?? (format ? "format" : undefined)
      if (text && name !== undefined) yield { document, pointer: within(pointer, name), values: { name, by: "text" } }
    }
  },
)
