import { option, options, source } from "../../../../../renderer/definitions"

const datetime = { type: "string" } as const

export const definition = source({
  name: "bank/code-times",
  description: "Until when a code that was sent at a moment is good, and from when another one may be sent.",
  options: options({ "sentAt!": option.value, "expireSeconds!": option.value, "waitSeconds!": option.value }),
  output: {
    type: "object",
    properties: { expiresAt: datetime, resendAt: datetime },
  },
})
