import { referencesOf, warning } from "../../kit"

export const tapWithoutKey = warning(
  "tap-without-key",
  "What can be tapped has a key, for records and samples.",
  function* (context) {
    for (const { document, pointer, block } of referencesOf(context, "block"))
      if (block["tap"] !== undefined && block.key === undefined)
        yield { document, pointer, values: { widget: block.widget } }
  },
)
