import { option, options, widget } from "../../../renderer/definitions"
import { tappable } from "../shared/optionShapes"

export const documentRowOptions = {
  "title!": option.text,
  sub: option.text,
  opened: option.condition,
  required: option.condition,
  ...tappable,
}

export const definition = widget({
  name: "document-row",
  description: "One document of a `document-list`.",
  options: options(documentRowOptions),
})
