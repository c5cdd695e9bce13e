import { options, control } from "../../../renderer/model/definitions"

export const definition = control({
  name: "password",
  description: "Secret, shown only on request.",
  options: options({}),
  accepts: ["string"],
})
