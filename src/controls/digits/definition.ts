import { control, options } from "../../../renderer/definitions"
import { typed } from "../shared/values"

export const definition = control({
  name: "digits",
  description: "Digits that are no amount: account, postcode, code.",
  options: options({}),
  accepts: typed,
  typed: true,
  enters: "^[0-9]*$",
})
