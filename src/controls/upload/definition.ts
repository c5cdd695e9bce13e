import { control, listOf, oneOf, option, options } from "../../../renderer/definitions"

export const definition = control({
  name: "upload",
  description:
    "Pictures from camera or album, sent one by one with `send`, whose last action gives the id; the value holds the ids. `$item` is the file: fileName, contentType, size, file.",
  options: options({
    /** Kinds that may be sent; another kind becomes the first of them where the device can read it. */
    "accept!": listOf(oneOf("image/jpeg", "image/png")),
    "maxBytes!": { type: "integer", minimum: 1 },
    longestSide: { type: "integer", minimum: 1 },
    "send!": option.actions,
  }),
  frame: "group",
  accepts: ["array"],
})
