import { option, options, widget } from "../../../renderer/definitions"

/** One property of the items, drawn as bars; its numbers are absolute. */
const bars = options({ "label!": option.text, "name!": option.property, "format!": option.format })

export const definition = widget({
  name: "bar-chart",
  description:
    "Bars of the items above a line, and with `down` below it: read by touch, by arrow keys, and in the table behind it.",
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
    "up!": bars,
    down: bars,
    /** Format of the amounts at the ends of the scale. */
    "limitFormat!": option.format,
    /** What opens the table. */
    "table!": option.text,
  }),
})
