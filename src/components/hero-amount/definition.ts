import { listOf, option, options, widget } from "../../../renderer/definitions"
import { textLink } from "../shared/optionShapes"

export const definition = widget({
  name: "hero-amount",
  description: "The one number a screen is about: label, big amount, what it means, a link.",
  options: options({
    "label!": option.text,
    amount: option.value,
    /** `yen` where absent. */
    format: option.format,
    /** A finished text in place of an amount. */
    text: option.text,
    sub: option.rich,
    /** Further figures under it: gain and its rate, change since yesterday. `aside` stands in brackets behind. */
    rows: listOf(
      options({
        "label!": option.text,
        value: option.value,
        format: option.format,
        aside: option.value,
        asideFormat: option.format,
        when: option.condition,
      }),
    ),
    /** While true all figures of the block are covered. */
    covered: option.condition,
    link: textLink,
    button: options({
      "icon!": option.icon,
      /** In its place while `pressed`. */
      pressedIcon: option.icon,
      "label!": option.text,
      "tap!": option.actions,
      pressed: option.condition,
      key: { type: "string" },
    }),
  }),
})
