import { listOf, option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "stack-chart",
  description:
    "Bars of what an amount is made of, one above the other: read by touch, by arrow keys, and in the table behind it. Parts without any amount are left out.",
  options: options({
    "title!": option.text,
    description: option.rich,
    "items!": option.value,
    /** What stands under a bar: a property of the item, short under the bar, in full where it is read. */
    "category!": options({
      "label!": option.text,
      "name!": option.property,
      "format!": option.format,
      spokenFormat: option.format,
    }),
    /** Properties of the items, from the lowest part up; each has the colour of its place here. */
    "parts!": listOf(options({ "label!": option.text, "name!": option.property })),
    /** What all parts together are called. */
    "total!": option.text,
    /** Format of all amounts. */
    "format!": option.format,
    /** Format of the amount at the upper end. */
    "limitFormat!": option.format,
    /** What opens the table. */
    "table!": option.text,
  }),
})
