import { control, options } from "../../../renderer/definitions"

export const definition = control({
  name: "email",
  description: "Mail address, with the keyboard for it.",
  options: options({}),
  accepts: ["string"],
})
