import { option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "note",
  description: "Small print; the mark stands before it by itself.",
  options: options({ "text!": option.rich }),
})
