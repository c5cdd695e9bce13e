import { control, options } from "../../../renderer/definitions"

export const definition = control({
  name: "check-cards",
  description: "Several of some options; an `exclusive` one clears the others.",
  options: options({}),
  frame: "group",
  choosing: true,
  accepts: ["array"],
})
