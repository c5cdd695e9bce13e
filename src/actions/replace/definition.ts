import { action, options } from "../../../renderer/definitions"
import { move } from "../optionShapes"

export const definition = action({
  name: "replace",
  effect: "replaces",
  description: "Opens a screen in place of this one; back does not lead here again.",
  options: options(move),
})
