import {
  type Condition,
  conditionsIn,
  type Context,
  derive,
  isAlwaysTrue,
  isNeverTrue,
  pathsIn,
  remember,
  type Schema,
  schemaReader,
  type Seen,
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

const verdicts = derive((view) =>
  conditionsIn(view)
    .filter((condition) => !hasOwnRule(condition))
    .map(({ document, pointer, condition, scope }) => {
      const read = schemaReader(scope)
      const isNever = isNeverTrue(condition, read, view.namedConditions)
      const isAlways =
        !isNever &&
        !readsConsent(condition, read, view.namedConditions) &&
        isAlwaysTrue(condition, read, view.namedConditions)
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
