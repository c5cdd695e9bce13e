import { action, options } from "../../../../../renderer/definitions"

export const definition = action({
  name: "forget-flow",
  effect: "stays",
  closes: true,
  description: "Forgets what this device knows of the application, and stays where it is.",
  options: options({}),
})
