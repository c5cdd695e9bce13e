import { error, isText, only, referencesIn, within } from "../../kit"
import { areNeverTogether } from "./neverTogether"

/** Two blocks may draw the same form where they can never be seen together. */
export const formRepeated = error("form-repeated", "A screen draws each form once.", function* (context) {
  for (const document of [...context.set.all("screen"), ...context.set.all("sheet")]) {
    const seen = new Map<string, string>()
    for (const { block, pointer } of only(referencesIn(context, document), "block")) {
      const { form, into } = block
      // What stands in place of empty data is never seen together with the body.
      if (!isText(form) || into === undefined || pointer.startsWith("/data/")) continue
      const first = seen.get(form)
      if (first === undefined) seen.set(form, pointer)
      else if (!areNeverTogether(context, document, [first, pointer]))
        yield { document, pointer: within(pointer, "form"), values: { name: form, first } }
    }
  }
})
