import { action, option, options } from "../../../renderer/definitions"

export const definition = action({
  name: "open-in-app",
  effect: "leaves",
  description: "Opens a page of the app in the native app, from a browser: its link with the address in it.",
  options: options({ "to!": option.value }),
  outcomes: ["refused"],
})
