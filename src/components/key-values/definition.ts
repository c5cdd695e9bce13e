import { flag, listOf, oneOf, option, options, widget } from "../../../renderer/definitions"
import { labelledValue } from "../shared/optionShapes"

export const definition = widget({
  name: "key-values",
  says: ["rows", "body"],
  description:
    "Label and value in rows. `live` announces changes in one sentence, once they rest (fees while an amount is typed).",
  options: options({
    title: option.text,
    rows: listOf(labelledValue),
    /** Further `key-value` blocks, for rows that repeat (`each`). */
    body: option.blocks,
    live: flag,
    /** `stacked` puts the value under its label: long addresses, names. */
    layout: oneOf("side", "stacked"),
  }),
})
