import { option, options, source } from "../../../../renderer/definitions"

export const definition = source({
  name: "date/years",
  description:
    "The years from one to another, the last one first, with `also` where it is none of them; none where an end is missing.",
  options: options({ "from!": option.value, "to!": option.value, also: option.value }),
  output: {
    type: "object",
    properties: {
      items: {
        type: "array",
        items: { type: "object", properties: { year: { type: "integer" } }, required: ["year"] },
      },
    },
    required: ["items"],
  },
})
