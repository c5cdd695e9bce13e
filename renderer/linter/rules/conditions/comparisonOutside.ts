import {
  allowedValues,
  type Context,
  conditionLeaves,
  error,
  fieldsIn,
  isText,
  type Json,
  same,
  topicOf,
} from "../../kit"
import { type Comparison, impossibleIn, wordsOf } from "./comparisons"

/** Values by what customers read in their place: options of forms and codes of tables. */
const valuesOfLabels = topicOf<Json>("valuesOfLabels", (_context, document) => {
  if (document.kind === "codes") return document.document.codes.map(({ code, label }) => [label, code] as const)
  const options = document.kind === "form" ? fieldsIn(document).flatMap(({ field }) => field.options ?? []) : []
  return options.flatMap(({ label, value }) => (isText(label) ? [[label, value] as const] : []))
})

/** The one value that is read as what was written. */
function codeMeant(context: Context, { schema, literal }: Comparison): { readonly meant?: string | number } {
  const allowed = allowedValues(schema) ?? []
  const named = isText(literal) ? context.facts.get(context, valuesOfLabels, literal) : []
  const [first, ...others] = named.filter((value) => allowed.some((one) => same(one, value)))
  const isOne = others.every((value) => same(value, first ?? null))
  return isOne && (typeof first === "string" || typeof first === "number") ? { meant: first } : {}
}

export const comparisonOutside = error(
  "comparison-outside",
  "A path is compared only with values that it can have.",
  function* (context) {
    for (const use of conditionLeaves(context)) {
      for (const comparison of impossibleIn(use))
        yield {
          document: use.document,
          pointer: comparison.pointer,
          values: { ...wordsOf(comparison), ...codeMeant(context, comparison) },
        }
    }
  },
)
