import { action, option, options } from "../../../renderer/definitions"
import { query } from "../optionShapes"

export const definition = action({
  name: "half-sheet",
  says: ["sheet", "from"],
  effect: "covers",
  description:
    "Opens a named half-sheet, or one that a server sent (`from`), and waits until it is closed. `values` are `$sheet` inside.",
  options: options({ sheet: option.sheet, from: option.value, values: query }),
  outcomes: ["DELETE_JPKI_AND_CLOSE_WEBVIEW", "JPKI_BACK_TO_START"],
})
