import { error, unknownName } from "../../kit"
import { formsByRoot } from "./formsByRoot"
import { entriesOf } from "./screenSamples"

export const sampleRootUnknown = error(
  "sample-root-unknown",
  "Samples give answers to forms that the screen draws.",
  function* (context) {
    for (const { document, name, pointer } of entriesOf(context, "answers")) {
      const known = [...formsByRoot(context, document).keys()]
      if (!known.includes(name)) yield { document, pointer, values: unknownName(name, known) }
    }
  },
)
