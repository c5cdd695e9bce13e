import { option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "line-chart",
  description:
    "One amount over time as a line: read by touch, by arrow keys, and in the table behind it. Periods are `chips` of their own.",
  options: options({
    "title!": option.text,
    description: option.rich,
    "items!": option.value,
    /** Where a point stands: a property of the item, short at both ends of the line, in full where it is read. */
    "category!": options({
      "label!": option.text,
      "name!": option.property,
      "format!": option.format,
      spokenFormat: option.format,
    }),
    /** How high a point stands: a number, a decimal text or a number value. */
    "line!": options({ "label!": option.text, "name!": option.property, "format!": option.format }),
    /** Format of the amounts at the lines across the chart. */
    "limitFormat!": option.format,
    /** What opens the table. */
    "table!": option.text,
    /** Stands where there are no points. */
    "missing!": option.text,
    /** While true all amounts are covered; the line stays. */
    covered: option.condition,
  }),
})
