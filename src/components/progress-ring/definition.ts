import { option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "progress-ring",
  description: "Share of a goal as a ring, with the words in its middle.",
  options: options({
    "label!": option.text,
    "value!": option.value,
    of: option.value,
    text: option.text,
    sub: option.text,
  }),
})
