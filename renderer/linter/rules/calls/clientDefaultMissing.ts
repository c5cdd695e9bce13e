import { callsOfClient, error, failuresOf, within } from "../../kit"

export const clientDefaultMissing = error(
  "client-default-missing",
  "errors.json says for every client what follows each outcome.",
  function* (context) {
    for (const errors of context.set.all("errors")) {
      for (const [client, { outcomes }] of Object.entries(errors.document.clients)) {
        const writes = callsOfClient(context, client).some((call) => call.writes)
        const missing = failuresOf({ writes }).filter((outcome) => !Object.hasOwn(outcomes, outcome))
        if (missing.length > 0)
          yield { document: errors, pointer: within("/clients", client, "outcomes"), values: { client, missing } }
      }
    }
  },
)
