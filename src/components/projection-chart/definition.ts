import { option, options, widget } from "../../../renderer/definitions"

/** One property of the items. */
const series = options({ "label!": option.text, "name!": option.property, "format!": option.format })

export const definition = widget({
  name: "projection-chart",
  description:
    "What an amount may become: what is paid in as a dashed line, what it comes to as an area: read by touch, by arrow keys, and in the table behind it.",
  options: options({
    "title!": option.text,
    description: option.rich,
    "items!": option.value,
    /** Where an item stands in time; the first and the last one are written under the chart. */
    "category!": series,
    /** What it comes to. */
    "total!": series,
    /** What was paid in. */
    "base!": series,
    /** What lies between them. */
    "difference!": series,
    /** Format of the amounts at the lines across the chart. */
    "limitFormat!": option.format,
    /** What opens the table. */
    "table!": option.text,
  }),
})
