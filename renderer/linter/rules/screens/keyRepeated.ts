import { error, only, parentOf, referencesIn } from "../../kit"
import { areNeverTogether } from "./neverTogether"

/** Two blocks may share a key where they can never be seen together. */
export const keyRepeated = error("key-repeated", "Keys of blocks are unique in their screen.", function* (context) {
  for (const document of [...context.set.all("screen"), ...context.set.all("sheet")]) {
    const seen = new Map<string, string>()
    for (const { key, pointer, ofAction } of only(referencesIn(context, document), "key")) {
      // What stands in place of empty data is never seen together with the body.
      if (ofAction || pointer.startsWith("/data/")) continue
      const first = seen.get(key)
      if (first === undefined) seen.set(key, pointer)
      else if (!areNeverTogether(context, document, [parentOf(first), parentOf(pointer)]))
        yield { document, pointer, values: { name: key, first } }
    }
  }
})
