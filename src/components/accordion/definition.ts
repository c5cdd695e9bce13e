import { option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "accordion",
  description: "Text that opens on demand, or when `open` begins to hold; `opened` runs the first time.",
  options: options({
    "label!": option.text,
    "body!": option.blocks,
    open: option.condition,
    opened: option.actions,
  }),
})
