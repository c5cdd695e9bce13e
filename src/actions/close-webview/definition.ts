import { action, options } from "../../../renderer/definitions"

export const definition = action({
  name: "close-webview",
  effect: "leaves",
  closes: true,
  description: "Closes the page in the native app.",
  options: options({}),
})
