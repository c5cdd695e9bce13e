import { action, options } from "../../../renderer/definitions"

export const definition = action({
  name: "rotate",
  effect: "stays",
  description: "Turns the screen of the native app.",
  options: options({}),
})
