import { action, option, options } from "../../../renderer/definitions"

export const definition = action({
  name: "toast",
  effect: "stays",
  description:
    "Says one line for three seconds; with a button beside it, such as one that takes back what was done, for eight.",
  options: options({
    "text!": option.text,
    button: options({ "key!": { type: "string" }, "label!": option.text, "tap!": option.actions }),
  }),
})
