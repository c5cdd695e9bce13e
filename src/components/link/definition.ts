import { flag, listOf, oneOf, option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "link",
  description: "One text link.",
  options: options({
    "label!": option.text,
    "tap!": option.actions,
    name: option.text,
    icon: option.icon,
    external: flag,
    analytics: listOf(option.value),
    align: oneOf("start", "center", "end"),
  }),
})
