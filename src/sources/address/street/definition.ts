import { option, options, source } from "../../../../renderer/definitions"

export const definition = source({
  name: "address/street",
  description:
    "Town and house number in the `town` that was found: in place of the town that was found `earlier`, before a number alone; any other street stays.",
  options: options({ street: option.value, town: option.value, earlier: option.value }),
  output: { type: "object", properties: { street: { type: "string" } } },
})
