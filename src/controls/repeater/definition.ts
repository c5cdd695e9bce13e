import { control, option, options } from "../../../renderer/definitions"

export const definition = control({
  name: "repeater",
  description: "Rows of fields that can be added and removed. `row` names each, with its number as `{n}`.",
  options: options({ add: option.text, row: option.text, added: option.actions }),
  frame: "group",
  accepts: ["array"],
})
