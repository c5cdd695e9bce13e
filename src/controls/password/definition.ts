import { control, option, options } from "../../../renderer/definitions"

export const definition = control({
  name: "password",
  description: "Secret, shown only on request; `toggled` runs when it is shown or covered.",
  options: options({ toggled: option.actions }),
  accepts: ["string"],
  typed: true,
  secret: true,
})
