import { action, options } from "../../../renderer/definitions"

export const definition = action({
  name: "log-out",
  effect: "leaves",
  description: "Forgets the customer on this device, then opens the login of the native app.",
  options: options({}),
})
