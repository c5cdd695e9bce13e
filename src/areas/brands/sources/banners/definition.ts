import { option, options, source } from "../../../../../renderer/definitions"
import { brandShape } from "../brandShape"

export const definition = source({
  name: "brands/banners",
  description:
    "Picture groups of a course in their order, each with the brands that it is about: none where no course is asked for, or one without groups.",
  options: options({ "data!": option.value, prices: option.value, course: option.value }),
  output: {
    type: "object",
    properties: {
      items: {
        type: "array",
        items: {
          type: "object",
          properties: {
            title: { type: "string" },
            image: { type: "string" },
            brands: { type: "array", items: brandShape },
          },
          required: ["title", "image", "brands"],
        },
      },
    },
    required: ["items"],
  },
})
