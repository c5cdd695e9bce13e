import { option, options, widget } from "../../../renderer/definitions"

const labelled = options({ "label!": option.text, "value!": option.value })

export const definition = widget({
  name: "nisa-frame-bar",
  description:
    "A frame of NISA: what is left of it in large figures, a bar of what is used and what waits for settlement. `inner` is a frame inside it, as long as its share of the limit.",
  options: options({
    "label!": option.text,
    "format!": option.format,
    "left!": labelled,
    "used!": labelled,
    "limit!": labelled,
    /** Executed and not settled: no longer left, not yet used. */
    pending: labelled,
    inner: options({ "label!": option.text, "left!": labelled, "used!": labelled, "limit!": labelled }),
    /** Why less is left than limit and use would leave. */
    sub: option.rich,
  }),
})
