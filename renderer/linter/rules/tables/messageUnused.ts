import { warning, within } from "../../kit"
import { givenBy, misspeltNames, unusedOf } from "../names/givenNames"

export const messageUnused = warning(
  "message-unused",
  "Every message is used by a form, or belongs to a check.",
  function* (context) {
    for (const document of context.set.all("messages")) {
      const told = misspeltNames(context, "message")
      for (const name of unusedOf(context, "message", givenBy(document, "message")))
        if (!Object.hasOwn(told, name)) yield { document, pointer: within("/messages", name), values: { name } }
    }
  },
)
