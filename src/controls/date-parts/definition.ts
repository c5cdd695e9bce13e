import { control, options } from "../../../renderer/definitions"

export const definition = control({
  name: "date-parts",
  description: "Year, month and day as numbers; the value is YYYY-MM-DD.",
  options: options({}),
  frame: "group",
  accepts: ["string"],
  gives: ["2024-02-29", "1958-12-31", "2031-04-01"],
  leaves: ["2025-02-30", "2025--", "-04-01"],
})
