import { listOf, option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "progress",
  description:
    "How much of something: a limit that is used up (with `format`), or steps of a section (`value` / `of`).",
  options: options({
    "label!": option.text,
    "value!": option.value,
    "of!": option.value,
    format: option.format,
    /** In place of the two numbers, where a person needs words: 6.87%達成. */
    text: option.text,
    sub: option.rich,
    /** `$flow.ahead`: screens and minutes still ahead. */
    ahead: option.value,
    /** Names of all sections, `section` is the current one from 0: small dots under the bar. */
    sections: listOf(option.text),
    section: option.value,
  }),
})
