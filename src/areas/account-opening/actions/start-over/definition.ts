import { action, options } from "../../../../../renderer/definitions"

export const definition = action({
  name: "start-over",
  effect: "restarts",
  description: "Forgets what this device knows of the application and opens the first step of the flow.",
  options: options({}),
})
