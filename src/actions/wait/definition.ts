import { action, options } from "../../../renderer/definitions"

export const definition = action({
  name: "wait",
  effect: "waits",
  description: "Waits before the next action; ends when the screen is left.",
  options: options({ "seconds!": { type: "number", minimum: 0, maximum: 600 } }),
})
