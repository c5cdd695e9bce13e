import { warning } from "../../kit"
import { conditionsThat } from "./verdicts"

export const conditionAlwaysTrue = warning(
  "condition-always-true",
  "No condition holds always: it could be left out.",
  (context) => conditionsThat(context, "always"),
)
