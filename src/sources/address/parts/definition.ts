import { option, options, source } from "../../../../renderer/definitions"

const text = { type: "string" } as const

export const definition = source({
  name: "address/parts",
  description: "A Japanese address in one line as its parts, as far as they can be told.",
  options: options({ "address!": option.value }),
  output: { type: "object", properties: { prefecture: text, city: text, street: text, building: text } },
})
