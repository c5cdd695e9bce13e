import { action, option, options } from "../../../renderer/definitions"

export const definition = action({
  name: "copy",
  effect: "stays",
  description: "Puts a text into the clipboard and says so, or that it could not (`failed`).",
  options: options({ "text!": option.text, done: option.text }),
  outcomes: ["failed"],
})
