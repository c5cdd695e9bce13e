import { action, option, options } from "../../../renderer/definitions"

export const definition = action({
  name: "toast",
  effect: "stays",
  description: "Says one line for three seconds.",
  options: options({ "text!": option.text }),
})
