import { action, option, options } from "../../../renderer/definitions"

export const definition = action({
  name: "copy",
  effect: "stays",
  description: "Puts a text into the clipboard and says so.",
  options: options({ "text!": option.text, done: option.text }),
})
