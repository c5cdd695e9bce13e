import { action, option, options } from "../../../../../renderer/definitions"

export const definition = action({
  name: "enter-flow",
  effect: "replaces",
  description:
    "Opens the step that a return point leads to, or the named one; `on` names the points that lead elsewhere.",
  options: options({ "flow!": option.flow, point: option.value, step: { type: "string" } }),
})
