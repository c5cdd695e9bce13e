import { option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "menu-choice",
  description: "One choice of a `choice-menu`, drawn for each item.",
  options: options({ "label!": option.text, "selected!": option.condition, "tap!": option.actions }),
})
