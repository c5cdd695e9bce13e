import { control, oneOf, options } from "../../../renderer/definitions"
import { typed } from "../shared/values"

export const definition = control({
  name: "text",
  description: "One line of text. `capitals` says what the phone's keyboard makes of letters.",
  options: options({ capitals: oneOf("off", "characters") }),
  accepts: typed,
  typed: true,
})
