import { flag, option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "icon-button",
  description: "Icon with a name: favourite, hide amounts, filter. `pressed` makes it a toggle.",
  options: options({
    "icon!": option.icon,
    /** In its place while `pressed`. */
    pressedIcon: option.icon,
    "label!": option.text,
    "tap!": option.actions,
    pressed: option.condition,
    showLabel: flag,
  }),
})
