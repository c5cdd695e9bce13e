import { error } from "../../kit"
import { conditionsThat } from "./verdicts"

export const conditionNeverTrue = error("condition-never-true", "Every condition can hold.", (context) =>
  conditionsThat(context, "never"),
)
