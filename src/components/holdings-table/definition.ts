import { option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "holdings-table",
  description:
    "What somebody holds, in groups: a `holding-row` as heading with the subtotal of each group, and one for each of its rows. Long ones draw what is near the view.",
  options: options({
    /** What screen readers call the list. */
    "label!": option.text,
    /** Each with its items in `rows`. */
    "groups!": option.value,
    "heading!": option.template,
    "row!": option.template,
    /** Property that tells rows apart. */
    "itemKey!": { type: "string" },
  }),
})
