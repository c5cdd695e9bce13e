import { error, isPath, isText } from "../../kit"
import { queryChanges } from "./unknownQuery"

export const queryValueRefused = error(
  "query-value-refused",
  "A value that an action puts into the address is one that the screen allows.",
  function* (context) {
    for (const { document, pointer, name, value, screens } of queryChanges(context)) {
      const written = isText(value) || typeof value === "number" ? String(value) : undefined
      if (written === undefined || isPath(written)) continue
      const refusing = screens.map((screen) => screen.document.query?.[name]?.in)
      const known = refusing.find((allowed) => allowed !== undefined && !allowed.includes(written))
      if (known !== undefined) yield { document, pointer, values: { name, found: written, known } }
    }
  },
)
