import { oneOf, option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "illustration",
  description: "Decorative picture; give `alt` only where it says something that no text says.",
  options: options({ "name!": option.illustration, alt: option.text, size: oneOf("small", "normal", "large") }),
})
