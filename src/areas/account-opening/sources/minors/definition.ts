import { options, source } from "../../../../../renderer/definitions"

const flag = { type: "boolean" } as const

export const definition = source({
  name: "account-opening/minors",
  description: "Whether customers under age may apply: a setting of the global configuration, yes where it is silent.",
  options: options({}),
  output: { type: "object", properties: { accepted: flag }, required: ["accepted"] },
})
