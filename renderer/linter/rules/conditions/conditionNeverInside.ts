import {
  allOf,
  conditionsIn,
  type Context,
  derive,
  error,
  isNeverTrue,
  remember,
  schemaReader,
  segmentsOf,
  type Seen,
  type View,
  type Violation,
  warning,
} from "../../kit"
import { enclosing, isOfQuestion, isOwn, isPlace } from "./around"
import { readsImpossible } from "./impossibleNamed"

/** What a condition of a field says besides whether it is asked: `requiredWhen`. */
function propertyOf({ document, pointer }: Seen<"condition">): { readonly property?: string } {
  const name = segmentsOf(pointer).at(-1)
  return document.kind === "form" && name !== undefined && name !== "when" ? { property: name } : {}
}

const judged = derive((view: View) => {
  const all = conditionsIn(view).filter(isPlace)
  // Whether a question is ever asked has a rule of its own.
  return all
    .filter((one) => isOwn(one) && !isOfQuestion(one))
    .flatMap((own) => {
      const outer = enclosing(own, all)
      if (outer.length === 0) return []
      const read = schemaReader(own.scope)
      const named = view.namedConditions
      const isAlone = isNeverTrue(own.condition, read, named)
      const conditions = outer.map(({ condition }) => condition)
      const isNever = !isAlone && isNeverTrue(allOf(...conditions, own.condition), read, named)
      const { document, pointer } = own
      return [
        {
          document,
          pointer,
          values: propertyOf(own),
          isNever: isNever && !isNeverTrue(allOf(...conditions), read, named),
          conditions: [...conditions, own.condition],
        },
      ]
    })
})

/** What can never be in one screen may be in another that shows the same. */
const agreed = remember((context: Context): readonly Violation[] => {
  const all = judged(context)
  const open = new Set(
    all.filter(({ isNever }) => !isNever).map(({ document, pointer }) => `${document.file}#${pointer}`),
  )
  const seen = new Set<string>()
  return all.flatMap(({ document, pointer, conditions, values }) => {
    const key = `${document.file}#${pointer}`
    if (open.has(key) || seen.has(key) || conditions.some((one) => readsImpossible(context, one))) return []
    seen.add(key)
    return [{ document, pointer, values }]
  })
})

export const conditionNeverInside = error(
  "condition-never-inside",
  "A condition can hold while those around it do.",
  (context) => agreed(context).filter(({ values }) => values?.["property"] === undefined),
)

export const propertyNeverHolds = warning(
  "property-never-holds",
  "What a field says with a condition can hold while the field is asked.",
  (context) => agreed(context).filter(({ values }) => values?.["property"] !== undefined),
)
