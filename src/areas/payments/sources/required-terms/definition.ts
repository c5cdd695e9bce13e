import { option, options, source } from "../../../../../renderer/definitions"

export const definition = source({
  name: "payments/required-terms",
  description: "Ids of the terms that have to be opened before anybody can agree.",
  options: options({ "terms!": option.value }),
  output: {
    type: "object",
    properties: { ids: { type: "array", items: { type: "string" } } },
    required: ["ids"],
  },
})
