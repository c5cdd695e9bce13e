import { callsOfClient, error, nearest, outcomes, unknownName, within } from "../../kit"

export const clientOutcomeUnknown = error(
  "client-outcome-unknown",
  "errors.json answers only outcomes that calls have.",
  function* (context) {
    for (const errors of context.set.all("errors")) {
      for (const [client, { before, outcomes: table }] of Object.entries(errors.document.clients)) {
        const codes = callsOfClient(context, client).flatMap((call) => call.codes)
        const known: readonly string[] = [...outcomes, ...new Set(codes)]
        const place = within("/clients", client)
        // Codes that any call of the client may answer stand here too: only a misspelt outcome can be told.
        for (const name of Object.keys(table))
          if (!known.includes(name) && nearest(name, outcomes) !== undefined)
            yield { document: errors, pointer: within(place, "outcomes", name), values: unknownName(name, known) }
        if (before !== undefined && !known.includes(before))
          yield { document: errors, pointer: within(place, "before"), values: unknownName(before, known) }
      }
    }
  },
)
