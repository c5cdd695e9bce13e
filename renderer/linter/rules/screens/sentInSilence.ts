import { error } from "../../kit"
import { silentSendsIn } from "./silentSends"

export const sentInSilence = error(
  "sent-in-silence",
  "After something is sent, something happens that a customer sees.",
  function* (context) {
    for (const document of context.set.documents)
      for (const { pointer, name, hasNext } of silentSendsIn(context, document))
        yield { document, pointer, values: { name, ...(hasNext && { hasNext }) } }
  },
)
