import { options, widget } from "../../../renderer/definitions"
import { buttonOptions } from "../shared/optionShapes"

export const definition = widget({
  name: "button",
  description: "One button. `enabled` may wait for the form: `valid` or `required-filled`.",
  options: options(buttonOptions),
  sheetButtons: true,
})
