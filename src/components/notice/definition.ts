import { flag, listOf, oneOf, option, options, widget } from "../../../renderer/definitions"
import { textLink } from "../shared/optionShapes"

export const definition = widget({
  name: "notice",
  says: ["title", "text", "points", "body"],
  description: "Coloured box with an icon: what to know (info), to mind (warn) or to act on (error).",
  options: options({
    "level!": oneOf("info", "warn", "error"),
    icon: option.icon,
    title: option.text,
    text: option.rich,
    /** Several short points, one line each. */
    points: listOf(option.rich),
    body: option.blocks,
    link: textLink,
    /** Said aloud when it appears: what an answer brings along. */
    announce: flag,
    /** A remark of its own to screen readers, which can go to it. */
    role: oneOf("note"),
  }),
})
