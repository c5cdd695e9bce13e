import { control, options } from "../../../renderer/definitions"
import { choosable } from "../shared/values"

export const definition = control({
  name: "radio",
  description: "One of a few short options.",
  options: options({}),
  frame: "group",
  choosing: true,
  accepts: choosable,
})
