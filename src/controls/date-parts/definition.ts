import { control, options } from "../../../renderer/definitions"

export const definition = control({
  name: "date-parts",
  description: "Year, month and day as numbers; the value is YYYY-MM-DD.",
  options: options({}),
  frame: "group",
  accepts: ["string"],
})
