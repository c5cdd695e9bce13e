import { flag, oneOf, option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "text",
  description: "Paragraph. `live` announces its changes to screen readers.",
  options: options({
    "text!": option.rich,
    tone: oneOf("normal", "soft", "strong", "small"),
    align: oneOf("start", "center"),
    live: flag,
  }),
})
