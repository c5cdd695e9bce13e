import { action, options } from "../../../renderer/definitions"

export const definition = action({
  name: "to-top",
  effect: "stays",
  description: "Scrolls to the top of the screen: a list in another order begins anew.",
  options: options({}),
})
