import { action, options } from "../../../renderer/definitions"
import { move } from "../optionShapes"

export const definition = action({
  name: "go",
  effect: "opens",
  description: "Opens a screen, by id or path; back leads here again.",
  options: options(move),
})
