import { error, within } from "../../kit"
import { type Given, misspeltNames, places } from "./givenNames"

export const nameMisspelt = error(
  "name-misspelt",
  "What one document gives to all others has the name by which they use it.",
  function* (context) {
    for (const of of Object.keys(places) as readonly Given[]) {
      const { kind, part } = places[of]
      for (const document of context.set.all(kind))
        for (const [name, nearest] of Object.entries(misspeltNames(context, of)))
          yield { document, pointer: within(part, name), values: { of, name, nearest } }
    }
  },
)
