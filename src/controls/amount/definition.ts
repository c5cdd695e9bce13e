import { control, listOf, option, options } from "../../../renderer/definitions"

export const definition = control({
  name: "amount",
  description: "Whole amount, right-aligned with commas; `chips` add to it, `note` stands under it.",
  options: options({ chips: listOf({ type: "integer", minimum: 1 }), note: option.text }),
  accepts: ["integer"],
  typed: true,
})
