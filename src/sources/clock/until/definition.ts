import { option, options, source } from "../../../../renderer/definitions"

const seconds = { type: "integer", minimum: 0 } as const
const flag = { type: "boolean" } as const

export const definition = source({
  name: "clock/until",
  description: "Seconds from the server's now to a datetime, counting down; nothing where there is no datetime.",
  options: options({ "until!": option.value }),
  output: { type: "object", properties: { seconds, passed: flag } },
})
