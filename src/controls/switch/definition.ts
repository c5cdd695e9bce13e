import { control, options } from "../../../renderer/definitions"

export const definition = control({
  name: "switch",
  description: "On or off, at once.",
  options: options({}),
  frame: "bare",
  accepts: ["boolean", "integer"],
})
