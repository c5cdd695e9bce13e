import { action, options } from "../../../../../renderer/definitions"

export const definition = action({
  name: "forget-step",
  effect: "stays",
  description: "Forgets on which step the customer is, and stays: the next address of the flow asks the server.",
  options: options({}),
})
