import { control, options } from "../../../renderer/definitions"

export const definition = control({
  name: "password",
  description: "Secret, shown only on request.",
  options: options({}),
  accepts: ["string"],
  secret: true,
})
