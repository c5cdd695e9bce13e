import { options, control } from "../../../renderer/model/definitions"

export const definition = control({
  name: "tel",
  description: "Telephone number.",
  options: options({}),
  accepts: ["string"],
})
