import { action, option, options } from "../../../renderer/definitions"

export const definition = action({
  name: "put-file",
  effect: "stays",
  description:
    "Puts a chosen file (`$item.file` of an upload) where a call said; `gives` is what follows from it: its id.",
  options: options({ "file!": option.value, "to!": option.value, "gives!": option.value }),
  outcomes: ["failed", "refused"],
})
