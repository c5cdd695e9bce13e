import { action, option, options } from "../../../renderer/definitions"

export const definition = action({
  name: "leave",
  effect: "leaves",
  description: "Leaves for an address that a server sent; the allow-list judges it.",
  options: options({ "to!": option.text }),
  outcomes: ["refused"],
})
