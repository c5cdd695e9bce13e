import { option, options, widget } from "../../../renderer/definitions"
import { badges, button } from "../shared/optionShapes"

export const definition = widget({
  name: "task-card",
  description: "Something the customer still has to do, with its button.",
  options: options({
    "title!": option.text,
    text: option.rich,
    icon: option.icon,
    badges,
    body: option.blocks,
    button,
    done: option.condition,
  }),
})
