import { control, option, options } from "../../../renderer/definitions"

export const definition = control({
  name: "year-month-select",
  description: "Year and month; the value is YYYY-MM.",
  options: options({ "from!": option.value, "to!": option.value }),
  frame: "group",
  accepts: ["string"],
  gives: ["2024-02", "1958-12", "2031-04"],
})
