import { option, options, source } from "../../../../renderer/definitions"

export const definition = source({
  name: "list/appended",
  description: "Items with those of a further page behind them, and the number of the page after `page`.",
  options: options({ "items!": option.value, "more!": option.value, "page!": option.value }),
  output: { type: "object", properties: { items: { type: "array" }, next: { type: "integer" } } },
})
