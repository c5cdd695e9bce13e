import { itemsOf, listOf, option, options, source } from "../../../../renderer/definitions"

export const definition = source({
  name: "list/search",
  description:
    "Items that hold a text (`text`) in one of their properties (`in`), whatever its width, kana and case; all of them where there is no text.",
  options: options({ "items!": option.value, text: option.value, "in!": listOf(option.property) }),
  output: {
    type: "object",
    properties: { items: { type: "array", items: itemsOf("items") }, count: { type: "integer" } },
    required: ["items", "count"],
  },
})
