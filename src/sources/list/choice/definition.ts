import { itemsOf, option, options, source } from "../../../../renderer/definitions"

export const definition = source({
  name: "list/choice",
  description: "The item of a list whose `key` is the value; the only item where there is but one.",
  options: options({ "items!": option.value, "key!": option.property, value: option.value }),
  output: itemsOf("items"),
})
