import { error, isText, only, referencesIn, within } from "../../kit"
import { areNeverTogether, type DrawnPlace } from "./neverTogether"

/** Two blocks may draw the same form where they can never be seen together. */
export const formRepeated = error("form-repeated", "A screen draws each form once.", function* (context) {
  for (const document of [...context.set.all("screen"), ...context.set.all("sheet")]) {
    const seen = new Map<string, DrawnPlace[]>()
    for (const place of only(referencesIn(context, document), "block")) {
      const { form, into } = place.block
      if (!isText(form) || into === undefined) continue
      const before = seen.get(form) ?? []
      seen.set(form, [...before, place])
      const first = before.find((other) => !areNeverTogether(context, document, [other, place]))
      if (first !== undefined)
        yield { document, pointer: within(place.pointer, "form"), values: { name: form, first: first.pointer } }
    }
  }
})
