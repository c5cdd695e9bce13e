import { error } from "../../kit"
import { dataEntries } from "./screenData"

export const dataWithoutOrigin = error(
  "data-without-origin",
  "Data comes from a call or from a source, not from both.",
  function* (context) {
    for (const { document, name, entry, pointer } of dataEntries(context))
      if ((entry.call === undefined) === (entry.source === undefined)) yield { document, pointer, values: { name } }
  },
)
