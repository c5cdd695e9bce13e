import { action, options } from "../../../renderer/definitions"

export const definition = action({
  name: "reload",
  effect: "stays",
  description: "Loads the screen again from the start.",
  options: options({}),
})
