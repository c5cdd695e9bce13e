import { listOf, oneOf, option, options, widget } from "../../../renderer/definitions"
import { badges, shownValue, tappable } from "../shared/optionShapes"

export const definition = widget({
  name: "holding-row",
  description:
    "One holding: name, what and how much it is, its value, gain and rate. As `heading`, a group with its subtotal.",
  options: options({
    variant: oneOf("row", "heading"),
    "title!": option.text,
    /** Under the name: label, quantity. */
    details: listOf(options({ ...shownValue, when: option.condition })),
    badges,
    "amount!": option.value,
    "amountFormat!": option.format,
    gain: option.value,
    gainFormat: option.format,
    rate: option.value,
    rateFormat: option.format,
    /** While true amounts, quantities and rates are covered. */
    covered: option.condition,
    ...tappable,
  }),
})
