import { control, options } from "../../../renderer/definitions"
import { choosable } from "../shared/values"

export const definition = control({
  name: "radio-cards",
  description: "One of a few options that need a line of explanation.",
  options: options({}),
  frame: "group",
  choosing: true,
  accepts: choosable,
})
