import { option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "banner",
  description: "Tappable picture; `alt` says what it leads to.",
  options: options({ "image!": option.image, "alt!": option.text, tap: option.actions }),
})
