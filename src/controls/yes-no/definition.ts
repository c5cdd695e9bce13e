import { control, option, options } from "../../../renderer/definitions"

export const definition = control({
  name: "yes-no",
  description: "Two cards side by side; the value is YES or NO.",
  options: options({ yes: option.text, no: option.text }),
  frame: "group",
  accepts: ["string"],
})
