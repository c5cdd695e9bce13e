import {
  asJson,
  type Condition,
  conditionsIn,
  type Context,
  derive,
  isAlwaysTrue,
  isNeverTrue,
  objectsIn,
  pathsIn,
  propertiesIn,
  remember,
  same,
  type Schema,
  schemaReader,
  type Seen,
  valueAt,
  type View,
  type Violation,
} from "../../kit"
import { isOfQuestion } from "./around"
import { readsImpossible } from "./impossibleNamed"

type Verdict = "never" | "always" | "sometimes"

/** Fields and steps have rules of their own for conditions that never hold. */
const hasOwnRule = ({ document, pointer }: Seen<"condition">): boolean =>
  document.kind === "conditions" ||
  (document.kind === "flow" && pointer.endsWith("/when")) ||
  isOfQuestion({ document, pointer })

/** A consent is given or not yet: that it can have one value only does not make a condition superfluous. */
const readsConsent = (
  condition: Condition,
  read: (path: string) => Schema | undefined,
  named: View["namedConditions"],
): boolean => pathsIn(condition, named).some((path) => read(path)?.const !== undefined)

type Read = (path: string) => Schema | undefined

/** Of a rule of a field: paths to its very answer. While that is missing the rule is not asked. */
function ownAnswers({ document, pointer, condition }: Seen<"condition">, view: View, read: Read): readonly string[] {
  const holder = document.kind === "form" ? /^(.+)\/rules\/\d+\/must$/.exec(pointer)?.[1] : undefined
  if (holder === undefined) return []
  const name = String(propertiesIn(valueAt(document.document, holder))["field"])
  const declared = [...objectsIn(asJson(view.form))].map(([{ properties }]) => propertiesIn(properties)[name])
  return pathsIn(condition, view.namedConditions).filter((path) => {
    const [, last, ...deeper] = path.split(".")
    const schema = read(path)
    return (
      last === name && deeper.length === 0 && schema !== undefined && declared.some((one) => same(one, asJson(schema)))
    )
  })
}

const verdicts = derive((view) =>
  conditionsIn(view)
    .filter((condition) => !hasOwnRule(condition))
    .map((place) => {
      const { document, pointer, condition, scope } = place
      const read = schemaReader(scope)
      const own = ownAnswers(place, view, read)
      const asked: Condition = own.length === 0 ? condition : { any: [{ empty: own.slice(0, 1) }, condition] }
      const isNever = isNeverTrue(condition, read, view.namedConditions)
      const isAlways =
        !isNever &&
        !readsConsent(condition, read, view.namedConditions) &&
        isAlwaysTrue(asked, read, view.namedConditions)
      const verdict: Verdict = isNever ? "never" : isAlways ? "always" : "sometimes"
      return { document, pointer, condition, verdict }
    }),
)

/** A condition may hold in one screen and never in another: only what all of them agree on is said. */
const agreed = remember((context) => {
  const byPlace = new Map<string, ReturnType<typeof verdicts>[number]>()
  for (const found of verdicts(context)) {
    const key = `${found.document.file}#${found.pointer}`
    const before = byPlace.get(key)
    byPlace.set(
      key,
      before === undefined || before.verdict === found.verdict ? found : { ...found, verdict: "sometimes" },
    )
  }
  return [...byPlace.values()]
})

export const conditionsThat = (context: Context, verdict: Verdict): readonly Violation[] =>
  agreed(context)
    .filter((found) => found.verdict === verdict && !readsImpossible(context, found.condition))
    .map(({ document, pointer }) => ({ document, pointer }))
