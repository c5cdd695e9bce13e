import { createTextInput } from "../shared/createTextInput"

export const Digits = createTextInput({ inputMode: "numeric" })
