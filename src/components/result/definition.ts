import { oneOf, option, options, widget } from "../../../renderer/definitions"
import { button } from "../shared/optionShapes"

export const definition = widget({
  name: "result",
  mainHeading: true,
  description: "How it went: picture, one sentence, what follows, and the number to keep.",
  options: options({
    "icon!": oneOf("ok", "wait", "ng"),
    "heading!": option.rich,
    text: option.rich,
    /** Another picture than that of the icon. */
    illustration: option.illustration,
    number: options({ "label!": option.text, value: option.value, format: option.format, button }),
    body: option.blocks,
  }),
})
