import { action, options } from "../../../renderer/definitions"

export const definition = action({
  name: "close-sheet",
  effect: "stays",
  description: "Closes the half-sheet in whose body it was tapped, when a choice there is all that it is for.",
  options: options({}),
})
