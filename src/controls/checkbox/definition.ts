import { control, option, options } from "../../../renderer/definitions"

export const definition = control({
  name: "checkbox",
  description: "A sentence to agree to, never ticked in advance; `reason` says why it cannot be ticked yet.",
  options: options({ reason: option.text, link: options({ "label!": option.text, "tap!": option.actions }) }),
  frame: "bare",
  accepts: ["boolean", "integer"],
})
