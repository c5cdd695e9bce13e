import { action, option, options } from "../../../../../renderer/definitions"

export const definition = action({
  name: "note-read",
  effect: "stays",
  description: "Notes that a document was opened, in this version.",
  options: options({ "document!": option.value, "version!": option.value }),
})
