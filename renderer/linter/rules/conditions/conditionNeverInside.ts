import {
  allOf,
  conditionsIn,
  type Context,
  derive,
  error,
  isNeverTrue,
  parentOf,
  remember,
  schemaReader,
  type Seen,
  type View,
  type Violation,
} from "../../kit"
import { readsImpossible } from "./impossibleNamed"

type ConditionPlace = Seen<"condition">

/** Conditions of everything in which the place stands, in the same document. */
const enclosing = ({ pointer, local }: ConditionPlace, all: readonly ConditionPlace[]): readonly ConditionPlace[] =>
  all.filter(
    (other) =>
      other.pointer !== pointer &&
      other.pointer.endsWith("/when") &&
      pointer.startsWith(`${parentOf(other.pointer)}/`) &&
      isSeenFrom(other, local),
  )

/** `$item` of another list is another one. */
function isSeenFrom(other: ConditionPlace, local: ConditionPlace["local"]): boolean {
  for (let next = local; next !== undefined; next = next.outer) if (next === other.local) return true
  return other.local === undefined
}

/** What is shared stands in other places, too. */
const isOwn = ({ document, pointer }: ConditionPlace): boolean => document.sharedAt?.(pointer) === undefined

/** Fields have a rule of their own, which looks at what stands around them; actions run where it is known what holds. */
const isPlace = ({ document, pointer }: ConditionPlace): boolean =>
  (document.kind === "screen" || document.kind === "sheet") &&
  /^\/(?:body|footer|data\/[^/]+\/empty)\/.*\/when$/.test(pointer) &&
  !/\/(?:tap|on|then|otherwise|sort|where)\//.test(pointer)

const judged = derive((view: View) => {
  const all = conditionsIn(view).filter(isPlace)
  return all.filter(isOwn).flatMap((own) => {
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
  return all.flatMap(({ document, pointer, conditions }) => {
    const key = `${document.file}#${pointer}`
    if (open.has(key) || seen.has(key) || conditions.some((one) => readsImpossible(context, one))) return []
    seen.add(key)
    return [{ document, pointer }]
  })
})

export const conditionNeverInside = error(
  "condition-never-inside",
  "A condition can hold while those around it do.",
  agreed,
)
