import { action, option, options } from "../../../renderer/definitions"

export const definition = action({
  name: "back",
  effect: "leaves",
  description:
    "Goes back in history, `steps` screens (1); where the history is shorter, opens `otherwise` or closes the webview.",
  options: options({ steps: option.value, otherwise: option.target }),
})
