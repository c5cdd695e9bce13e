import { options, control } from "../../../renderer/model/definitions"

export const definition = control({
  name: "email",
  description: "Mail address, with the keyboard for it.",
  options: options({}),
  accepts: ["string"],
})
