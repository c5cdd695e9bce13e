import { oneOf, option, options, widget } from "../../../renderer/definitions"
import { badges, tappable } from "../shared/optionShapes"

export const definition = widget({
  name: "brand-row",
  description:
    "One brand of a list: name, label, price with its change, NISA badges, heart. Drawn as an item of `list`.",
  options: options({
    "title!": option.text,
    /** Under the name: code and course. */
    sub: option.text,
    /** One letter in a circle of the colour of the course. */
    "mark!": option.text,
    tone: oneOf("fund", "us", "jp"),
    price: option.value,
    priceFormat: option.format,
    change: option.value,
    changeFormat: option.format,
    badges,
    /** Drawn soft: it is on its way out of the list. */
    faded: option.condition,
    /** Makes the row a box to tick, ticked while this holds. */
    checked: option.condition,
    /** Keeps or lets go of the brand, without leaving the list. */
    heart: option.mark,
    ...tappable,
  }),
})
