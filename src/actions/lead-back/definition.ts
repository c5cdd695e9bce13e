import { action, option, options } from "../../../renderer/definitions"

export const definition = action({
  name: "lead-back",
  effect: "leaves",
  description:
    "Leads to the `BACK` that the screen (`of`: another one, such as the first of a flow) was opened with; without one, goes back where `history` says so and there is some, opens `otherwise` or closes the webview.",
  options: options({ of: option.target, history: { const: true }, otherwise: option.target }),
})
