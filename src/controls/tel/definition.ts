import { control, options } from "../../../renderer/definitions"

export const definition = control({
  name: "tel",
  description: "Telephone number.",
  options: options({}),
  accepts: ["string"],
  typed: true,
  enters: "^[0-9+*#]*$",
})
