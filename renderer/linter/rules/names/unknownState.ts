import { error } from "../../kit"
import { namesOfActions, unknownInScreen } from "./namesOfActions"

export const unknownState = error("unknown-state", "Actions set only state that the screen declares.", (context) =>
  unknownInScreen(namesOfActions(context, "set", "state"), ({ document }) => Object.keys(document.state ?? {})),
)
