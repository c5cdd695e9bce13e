import { listOf, option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "timeline",
  description: "Stages in order, each done, current, upcoming or failed: by `state`, else by the conditions.",
  options: options({
    "rows!": listOf(
      options({
        "title!": option.text,
        text: option.rich,
        time: option.text,
        state: option.value,
        done: option.condition,
        current: option.condition,
        failed: option.condition,
        when: option.condition,
      }),
    ),
  }),
})
