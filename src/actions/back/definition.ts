import { action, option, options } from "../../../renderer/definitions"
import { query } from "../optionShapes"

export const definition = action({
  name: "back",
  effect: "leaves",
  description:
    "Goes back in history, `steps` screens (1); where the history is shorter, opens `otherwise` (with `query`) or closes the webview.",
  options: options({ steps: option.value, otherwise: option.target, query }),
})
