import { control, options } from "../../../renderer/definitions"

export const definition = control({
  name: "one-time-code",
  description: "Code from a message, one box per digit over one real input.",
  options: options({}),
  accepts: ["string"],
  typed: true,
  enters: "^[0-9]*$",
  secret: true,
})
