import { createTextInput } from "../shared/createTextInput"

export const Text = createTextInput({})
