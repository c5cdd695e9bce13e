import { control, options } from "../../../renderer/definitions"

export const definition = control({
  name: "search",
  description: "Search term.",
  options: options({}),
  accepts: ["string"],
})
