import { control, options } from "../../../renderer/definitions"

export const definition = control({
  name: "textarea",
  description: "Several lines of text, with a counter where the schema has a greatest length.",
  options: options({ rows: { type: "integer", minimum: 2, maximum: 12 } }),
  accepts: ["string"],
  typed: true,
  longest: 10_000,
})
