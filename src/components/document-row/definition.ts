import { option, options, widget } from "../../../renderer/definitions"
import { badges, tappable } from "../shared/optionShapes"

export const documentRowOptions = {
  "title!": option.text,
  sub: option.text,
  opened: option.condition,
  required: option.condition,
  /** A dot, and the word for screen readers, until it has been read. */
  unread: option.condition,
  badges,
  ...tappable,
}

export const definition = widget({
  name: "document-row",
  description: "One document of a `document-list`.",
  options: options(documentRowOptions),
})
