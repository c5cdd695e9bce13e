import { action, option, options } from "../../../renderer/definitions"
import { template } from "../optionShapes"

export const definition = action({
  name: "leave",
  effect: "leaves",
  description:
    "Leaves for an address that a server sent, or that is made from a template and its `values`; the allow-list judges it.",
  options: options({ to: option.text, ...template }),
  outcomes: ["refused"],
})
