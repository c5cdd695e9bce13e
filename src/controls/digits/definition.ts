import { options, control } from "../../../renderer/model/definitions"
import { typed } from "../shared/values"

export const definition = control({
  name: "digits",
  description: "Digits that are no amount: account, postcode, code.",
  options: options({}),
  accepts: typed,
})
