import { option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "announcement",
  description:
    "What a screen reader says when the text changes, where the eye sees it elsewhere: how many rows a filter leaves.",
  options: options({ "text!": option.text }),
})
