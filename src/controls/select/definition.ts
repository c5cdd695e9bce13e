import { control, option, options } from "../../../renderer/definitions"
import { choosable } from "../shared/values"

export const definition = control({
  name: "select",
  description: "One of many options, with the picker of the phone; the first row is empty.",
  options: options({ empty: option.text }),
  choosing: true,
  accepts: choosable,
})
