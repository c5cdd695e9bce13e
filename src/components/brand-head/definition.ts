import { option, options, widget } from "../../../renderer/definitions"
import { badges } from "../shared/optionShapes"

export const definition = widget({
  name: "brand-head",
  description:
    "What a screen about one brand begins with: name, label, badges and heart, and its price where that leads.",
  options: options({
    "title!": option.text,
    /** Above the name: code and course. */
    sub: option.text,
    /** One letter in a circle. */
    "mark!": option.text,
    badges,
    heart: option.mark,
    price: option.value,
    priceFormat: option.format,
    /** What the price means, where there is one: per how many units, when it was made. */
    priceNote: option.text,
    /** The price in another currency. */
    converted: option.value,
    convertedFormat: option.format,
    convertedLabel: option.text,
    change: option.value,
    changeFormat: option.format,
    changeLabel: option.text,
  }),
})
