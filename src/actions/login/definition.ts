import { action, options } from "../../../renderer/definitions"

export const definition = action({
  name: "login",
  effect: "leaves",
  description: "Opens the login of the native app.",
  options: options({}),
})
