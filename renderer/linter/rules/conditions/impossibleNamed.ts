import {
  commonScope,
  type Condition,
  conditionParts,
  conditionsByName,
  type Context,
  documentOfExcerpt,
  type LoadedDocument,
  namedConditions,
  namesIn,
  reachableFrom,
  partsOf,
  summaryOf,
  topicOf,
  type TypeScope,
  within,
} from "../../kit"
import { impossibleIn, wordsOf } from "./comparisons"

interface Comparison {
  /** Of the part of the condition that compares. */
  readonly part: string
  readonly pointer: string
  readonly words: ReturnType<typeof wordsOf>
}

interface ImpossibleNamed extends Comparison {
  /** It is seen to be impossible without looking at where the condition is used. */
  readonly isPlain: boolean
}

const wrongIn = (document: LoadedDocument, scope: TypeScope, [name, when]: NamedCondition): readonly Comparison[] =>
  [...partsOf(when, within("/conditions", name, "when"))].flatMap((part) =>
    part.kind === "leaf"
      ? impossibleIn({ document, scope, leaf: part }).map((comparison) => ({
          part: part.pointer,
          pointer: comparison.pointer,
          words: wordsOf(comparison),
        }))
      : [],
  )

type NamedCondition = readonly [name: string, when: Condition]

/** What a named condition compares wrongly in each place that uses it, by its name. */
const wrongWhereUsed = topicOf<readonly Comparison[]>("wrongWhereUsed", (context, document) =>
  conditionParts.of(context, document).flatMap(({ condition: { document: user, scope }, part }) => {
    const when = part.kind === "named" ? namedConditions(context).get(part.name) : undefined
    return user.kind === "conditions" || part.kind !== "named" || when === undefined
      ? []
      : [[part.name, wrongIn(document, scope, [part.name, when])] as const]
  }),
)

/**
 * Named conditions that compare with what the value can never be, in every place that uses them, by name. They are told
 * once, where they stand, and not again wherever they are used.
 */
const findImpossible = summaryOf<Readonly<Record<string, ImpossibleNamed>>>("findImpossible", (context) => {
  const document = documentOfExcerpt(context, conditionsByName)
  if (document === undefined) return {}
  const found = [...namedConditions(context)].flatMap(([name, when]) => {
    const perPlace = context.facts.get(context, wrongWhereUsed, name)
    const wrong = perPlace[0]?.filter(({ pointer }) =>
      perPlace.every((all) => all.some((one) => one.pointer === pointer)),
    )
    // Of several parts the last is told.
    const told = wrong?.find(({ part }) => part === wrong.at(-1)?.part)
    if (told === undefined) return []
    const plain = wrongIn(document, commonScope(context), [name, when])
    return [[name, { ...told, isPlain: plain.some(({ part }) => part === told.part) }] as const]
  })
  return Object.fromEntries(found)
})

export const impossibleNamed = (context: Context): Readonly<Record<string, ImpossibleNamed>> =>
  context.facts.summary(context, findImpossible)

/** Whether a condition can never hold because of a named one that has been told. */
export function readsImpossible(context: Context, condition: Condition | undefined): boolean {
  const broken = impossibleNamed(context)
  const named = namedConditions(context)
  return namesIn(condition).some((name) =>
    [name, ...reachableFrom(name, (other) => namesIn(named.get(other)))].some((one) => Object.hasOwn(broken, one)),
  )
}
