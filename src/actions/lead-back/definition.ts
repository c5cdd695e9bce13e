import { action, option, options } from "../../../renderer/definitions"

export const definition = action({
  name: "lead-back",
  effect: "leaves",
  description:
    "Leads to the `BACK` that the screen (`of`: another one, such as the first of a flow) was opened with; without one, opens `otherwise` or closes the webview.",
  options: options({ of: option.target, otherwise: option.target }),
})
