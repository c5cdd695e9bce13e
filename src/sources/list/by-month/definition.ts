import { itemsOf, option, options, source } from "../../../../renderer/definitions"

export const definition = source({
  name: "list/by-month",
  description:
    "Items by the month of a day or moment of theirs (`by`), in their order: a group for each month in a row.",
  options: options({ "items!": option.value, "by!": option.property }),
  output: {
    type: "object",
    properties: {
      groups: {
        type: "array",
        items: {
          type: "object",
          properties: {
            MONTH: { type: "string", pattern: "^\\d{4}-\\d{2}$" },
            ROWS: { type: "array", items: itemsOf("items") },
          },
        },
      },
    },
  },
})
