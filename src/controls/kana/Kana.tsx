import { createTextInput } from "../shared/createTextInput"

export const Kana = createTextInput({})
