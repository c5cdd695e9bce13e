import { option, options, source } from "../../../../../renderer/definitions"

export const definition = source({
  name: "customer/stopped-mails",
  description: "Kinds of mail that a customer has stopped already, by their codes, and whether these are all kinds.",
  options: options({ "items!": option.value }),
  output: {
    type: "object",
    properties: { codes: { type: "array", items: { type: "integer" } }, all: { type: "boolean" } },
    required: ["codes", "all"],
  },
})
