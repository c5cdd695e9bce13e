import { type Context, isObject, isText, type Json, referencesOf, warning } from "../../kit"

/** Rows of several lists may be recorded under one name, and rows of one by what they are about: that comes first then. */
function recordsItself(tap: Json, { vocabulary }: Context): boolean {
  const [first] = Array.isArray(tap) ? (tap as readonly Json[]) : []
  const name = isObject(first) ? first["do"] : undefined
  return isText(name) && vocabulary.find("action", name)?.unseen === true
}

export const tapWithoutKey = warning(
  "tap-without-key",
  "What can be tapped has a key, for records and samples, or begins with its record.",
  function* (context) {
    for (const { document, pointer, block } of referencesOf(context, "block"))
      if (block["tap"] !== undefined && block.key === undefined && !recordsItself(block["tap"], context))
        yield { document, pointer, values: { widget: block.widget } }
  },
)
