import { listOf, oneOf, option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "comparison-bar",
  description:
    "The same sum under several conditions, a bar each: what is kept of it and what is lost, with the figures beside it.",
  options: options({
    "title!": option.text,
    "format!": option.format,
    "rows!": listOf(
      options({
        "label!": option.text,
        emphasis: { type: "boolean" },
        "parts!": listOf(options({ "label!": option.text, "value!": option.value, "tone!": oneOf("kept", "lost") })),
      }),
    ),
    sub: option.rich,
  }),
})
