import { control, option, options } from "../../../renderer/definitions"

export const definition = control({
  name: "search",
  description: "Search term, with a button that empties it; `cleared` runs when it is pressed.",
  options: options({ cleared: option.actions }),
  accepts: ["string"],
  typed: true,
  cuts: true,
})
