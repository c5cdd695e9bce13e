import { error } from "../../kit"
import { unsignedValues } from "./unsignedValues"

export const valueWithoutSign = error(
  "value-without-sign",
  "A value that is read begins with a dollar sign; without it, its name itself is shown or sent.",
  unsignedValues,
)
