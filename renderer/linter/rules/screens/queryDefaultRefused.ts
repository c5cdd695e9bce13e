import { error, within } from "../../kit"

export const queryDefaultRefused = error(
  "query-default-refused",
  "The default of a query value is one that is allowed.",
  function* ({ set }) {
    for (const screen of set.all("screen")) {
      for (const [name, { in: known, default: found }] of Object.entries(screen.document.query ?? {}))
        if (found !== undefined && known !== undefined && !known.includes(found))
          yield { document: screen, pointer: within("/query", name, "default"), values: { name, found, known } }
    }
  },
)
