import { option, options, widget } from "../../../renderer/definitions"
import { shownValue } from "../shared/optionShapes"

export const definition = widget({
  name: "read-only",
  says: ["value", "text"],
  description: "One label and value that cannot be changed here.",
  options: options({ "label!": option.text, ...shownValue, help: option.rich }),
})
