import { listOf, option, options, widget } from "../../../renderer/definitions"
import { badges, tappable } from "../shared/optionShapes"

export const definition = widget({
  name: "trade-row",
  description:
    "One movement of money or securities: kind and name, facts under them, day, amount. `quiet` amounts moved nothing. Drawn as an item of `list`.",
  options: options({
    /** What happened: 買付, 配当金入金. Not drawn where it is nothing, because a badge says it. */
    "kind!": option.value,
    /** Whose: a brand, or the way that money took. */
    title: option.value,
    /** Code, account, quantity: one after the other on a line. */
    facts: listOf(options({ text: option.text, value: option.value, format: option.format, when: option.condition })),
    "date!": option.text,
    /** Behind the day, where there is a time: funds have none. */
    time: options({ "text!": option.text, when: option.condition }),
    amount: option.value,
    format: option.format,
    /** Without an amount that moved: reserved, lapsed, withdrawn. Written in `quietFormat`, in grey. */
    quiet: option.condition,
    quietAmount: option.value,
    quietFormat: option.format,
    /** Under the amount, such as what was left afterwards. */
    amountSub: options({ "text!": option.text, when: option.condition }),
    badges,
    ...tappable,
  }),
})
