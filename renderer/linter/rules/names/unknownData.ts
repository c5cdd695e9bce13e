import { error } from "../../kit"
import { namesOfActions, unknownInScreen } from "./namesOfActions"

export const unknownData = error("unknown-data", "Actions load only data that the screen has.", (context) =>
  unknownInScreen(
    [...namesOfActions(context, "load", "data"), ...namesOfActions(context, "call", "into")],
    ({ document }) => Object.keys(document.data ?? {}),
  ),
)
