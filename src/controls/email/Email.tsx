import { createTextInput } from "../shared/createTextInput"

// Not type=email: browsers rewrite what is typed there, and full-width letters are to be accepted.
export const Email = createTextInput({ inputMode: "email", capitals: "off", autocomplete: "email" })
