import { error, failuresOf, within } from "../../kit"

export const clientDefaultMissing = error(
  "client-default-missing",
  "errors.json says for every client what follows each outcome.",
  function* ({ set }) {
    for (const errors of set.all("errors")) {
      for (const [client, { outcomes }] of Object.entries(errors.document.clients)) {
        const calls = set.all("call").filter(({ document }) => document.client === client)
        const missing = failuresOf(...calls).filter((outcome) => !Object.hasOwn(outcomes, outcome))
        if (missing.length > 0)
          yield { document: errors, pointer: within("/clients", client, "outcomes"), values: { client, missing } }
      }
    }
  },
)
