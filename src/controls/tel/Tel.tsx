import { createTextInput } from "../shared/createTextInput"

export const Tel = createTextInput({ type: "tel", inputMode: "tel", autocomplete: "tel-national" })
