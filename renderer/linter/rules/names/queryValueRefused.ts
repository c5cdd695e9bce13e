import { error, isPath, isText } from "../../kit"
import { queryChanges } from "./unknownQuery"

export const queryValueRefused = error(
  "query-value-refused",
  "A value that an action puts into the address is one that the screen allows.",
  function* (context) {
    for (const { document, pointer, name, value } of queryChanges(context)) {
      const known = document.document.query?.[name]?.in
      if (known !== undefined && isText(value) && !isPath(value) && !known.includes(value))
        yield { document, pointer, values: { name, found: value, known } }
    }
  },
)
