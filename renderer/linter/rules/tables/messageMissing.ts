import { warning } from "../../kit"
import { givenBy, misspeltNames } from "../names/givenNames"
import { builtInMessages } from "./builtInMessages"

export const messageMissing = warning(
  "message-missing",
  "Messages that every form may show are there.",
  function* (context) {
    for (const document of context.set.all("messages")) {
      const there = [...givenBy(document, "message"), ...Object.values(misspeltNames(context, "message"))]
      const missing = builtInMessages.filter((name) => !there.includes(name))
      if (missing.length > 0) yield { document, pointer: "/messages", values: { missing } }
    }
  },
)
