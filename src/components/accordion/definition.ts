import { option, options, widget } from "../../../renderer/definitions"

export const definition = widget({
  name: "accordion",
  tappedFor: "opened",
  description:
    "Text that opens on demand, or when `open` begins to hold; `opened` runs the first time that it is tapped. With a `key` that is recorded.",
  options: options({
    "label!": option.text,
    "body!": option.blocks,
    open: option.condition,
    opened: option.actions,
  }),
})
