import { options, source } from "../../../../../renderer/definitions"

const text = { type: "string" } as const

export const definition = source({
  name: "account-opening/old-flow",
  description: "Where the application by post is: an address of the global configuration.",
  options: options({}),
  output: { type: "object", properties: { url: text } },
})
