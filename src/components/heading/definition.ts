import { oneOf, option, options, widget } from "../../../renderer/definitions"
import { badges, textLink } from "../shared/optionShapes"

export const definition = widget({
  name: "heading",
  mainHeading: { level: 1 },
  description: "Heading: level 1 is the screen's h1 (one at most), 2 a section, 3 a group inside it.",
  options: options({ level: oneOf(1, 2, 3), "text!": option.rich, badges, link: textLink }),
})
