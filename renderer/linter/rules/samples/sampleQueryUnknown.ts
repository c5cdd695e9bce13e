import { error, queryOfApp, unknownName } from "../../kit"
import { entriesOf } from "./screenSamples"

export const sampleQueryUnknown = error(
  "sample-query-unknown",
  "Samples set only query values that the screen declares.",
  function* (context) {
    const ofApp = queryOfApp(context)
    for (const { document, name, pointer } of entriesOf(context, "query")) {
      const known = [...Object.keys(document.document.query ?? {}), ...ofApp]
      if (!known.includes(name)) yield { document, pointer, values: unknownName(name, known) }
    }
  },
)
