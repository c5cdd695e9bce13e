import { control, option, options } from "../../../renderer/definitions"
import { choosable } from "../shared/values"

export const definition = control({
  name: "yes-no",
  description: "Two cards side by side: the options of the field; without any, the value is YES or NO.",
  options: options({ yes: option.text, no: option.text }),
  frame: "group",
  accepts: choosable,
  gives: ["YES", "NO"],
})
