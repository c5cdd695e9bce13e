import { itemsOf, option, options, source } from "../../../../renderer/definitions"

export const definition = source({
  name: "list/sorted",
  description: "Items by a property of theirs (`by`: a number or a day), the least first, or with `desc` the greatest.",
  options: options({ "items!": option.value, "by!": option.value, desc: option.value }),
  output: { type: "object", properties: { items: { type: "array", items: itemsOf("items") } } },
})
