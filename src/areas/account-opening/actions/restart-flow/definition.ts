import { action, flag, options } from "../../../../../renderer/definitions"

export const definition = action({
  name: "restart-flow",
  effect: "resumes",
  description:
    "Lets the return point of the server decide again where the customer stands in the flow; `too-often` where it has done so three times in a row and nobody tapped.",
  options: options({ forget: flag }),
  outcomes: ["too-often"],
})
