import { options, control } from "../../../renderer/model/definitions"

export const definition = control({
  name: "search",
  description: "Search term.",
  options: options({}),
  accepts: ["string"],
})
