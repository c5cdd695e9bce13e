import { option, options, source } from "../../../../../renderer/definitions"

export const definition = source({
  name: "account-opening/nisa-plan",
  description:
    "What an application for a NISA account comes to, as the server will decide it: its kind and first year.",
  options: options({
    "choice!": option.value,
    "otherAccount!": option.value,
    "tradedThisYear!": option.value,
    "today!": option.value,
  }),
  output: {
    type: "object",
    properties: {
      type: { type: "string", enum: ["NONE", "NEW", "TRANSFER", "REOPEN"] },
      year: { type: "integer" },
    },
  },
})
