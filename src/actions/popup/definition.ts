import { action, oneOf, option, options } from "../../../renderer/definitions"

export const definition = action({
  name: "popup",
  says: ["title", "text", "lines"],
  effect: "asks",
  description:
    "Asks or tells something; goes on 400 ms after it was hidden. `lines` (a server's messages) win over `text`; `cancel` is a label or `none`.",
  options: options({
    title: option.text,
    text: option.text,
    lines: option.value,
    confirm: option.text,
    cancel: { anyOf: [oneOf("none"), option.text] },
    then: option.actions,
    otherwise: option.actions,
  }),
  outcomes: ["cancel"],
})
