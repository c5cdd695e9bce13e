import { listOf, option, options, widget } from "../../../renderer/definitions"
import { labelledValue, textLink } from "../shared/optionShapes"

export const definition = widget({
  name: "summary-list",
  description: "Answers to confirm, in groups, each with its link that changes them and comes back.",
  options: options({
    "groups!": listOf(
      options({
        "title!": option.text,
        rows: listOf(labelledValue),
        body: option.blocks,
        change: textLink,
        when: option.condition,
      }),
    ),
  }),
})
