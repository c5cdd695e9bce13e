import { referencesOf, warning, within } from "../../kit"

/** A format alone writes a dash. */
export const valueUnsaid = warning("value-unsaid", "A format stands beside a value.", function* (context) {
  for (const { document, pointer, text, value, format } of referencesOf(context, "shown"))
    if (format && !text && value === undefined) yield { document, pointer: within(pointer, "format"), values: {} }
})
