import { createTextInput } from "../shared/createTextInput"

export const Search = createTextInput({ type: "search", inputMode: "search" })
