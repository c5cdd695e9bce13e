import { option, options, source } from "../../../../../renderer/definitions"

const seconds = { type: "integer", minimum: 0 } as const
const flag = { type: "boolean" } as const

export const definition = source({
  name: "account-opening/resend-countdown",
  description: "Seconds until another code may be sent; `announced` changes only at 60, 30 and 0, for screen readers.",
  options: options({ until: option.value }),
  output: {
    type: "object",
    properties: { seconds, announced: seconds, passed: flag },
    required: ["seconds", "announced", "passed"],
  },
})
