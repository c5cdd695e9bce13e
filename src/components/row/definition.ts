import { flag, option, options, widget } from "../../../renderer/definitions"
import { badges, shownValue, tappable } from "../shared/optionShapes"

export const rowOptions = {
  "title!": option.text,
  sub: option.rich,
  ...shownValue,
  /** Under the value. */
  valueSub: option.value,
  valueSubFormat: option.format,
  badges,
  icon: option.icon,
  /** In place of the icon: a picture that data give, such as a logo; the title's first letter where there is none. */
  image: option.image,
  ...tappable,
  /** Drawn where a tap leads to another page; default true with `tap`. */
  arrow: flag,
  /** It opens outside the app: the icon says so in place of the arrow. */
  external: flag,
  disabled: option.condition,
  /** Why it cannot be used as it is; shown in place of `sub`. */
  reason: option.text,
}

export const definition = widget({
  name: "row",
  description: "One row of a list: title, sub line, value, badges; leads somewhere with `tap`.",
  options: options(rowOptions),
})
