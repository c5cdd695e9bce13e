import { callUses, error, openOutcomes } from "../../kit"

export const outcomeOpen = error(
  "outcome-open",
  "Whatever way a call ends, someone has said what follows.",
  function* (context) {
    for (const use of callUses(context)) {
      const open = use.survives ? [] : openOutcomes(context, use)
      if (open.length > 0) yield { document: use.document, pointer: use.pointer, values: { call: use.call.id, open } }
    }
  },
)
