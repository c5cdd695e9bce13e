import { control, option, options } from "../../../renderer/definitions"
import { choosable } from "../shared/values"

export const definition = control({
  name: "read-only",
  description: "An answer shown, not asked.",
  options: options({ text: option.text }),
  frame: "plain",
  accepts: [...choosable, "array"],
})
