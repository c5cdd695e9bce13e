import { options, control } from "../../../renderer/model/definitions"

export const definition = control({
  name: "switch",
  description: "On or off, at once.",
  options: options({}),
  frame: "bare",
  accepts: ["boolean", "integer"],
})
