import { callUses, error, namesOf, openOutcomes } from "../../kit"

export const outcomeOpen = error(
  "outcome-open",
  "Whatever way a call ends, someone has said what follows.",
  function* (context) {
    for (const use of callUses(context)) {
      // A client that errors.json lacks is told itself.
      const isKnown = namesOf(context, "client").has(use.call.document.client)
      const open = use.survives || !isKnown ? [] : openOutcomes(context, use)
      if (open.length > 0) yield { document: use.document, pointer: use.pointer, values: { call: use.call.id, open } }
    }
  },
)
