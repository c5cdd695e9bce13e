import { action, options } from "../../../../../renderer/definitions"

export const definition = action({
  name: "check-maintenance",
  effect: "stays",
  description: "Loads the global configuration again, at most every ten seconds; goes on when the maintenance is over.",
  options: options({}),
  outcomes: ["still"],
})
