import { allSteps, error, isNeverTrue, namedConditions, schemaReader, scopesOf, within } from "../../kit"
import { readsImpossible } from "../conditions/impossibleNamed"

export const stepUnreachable = error("step-unreachable", "Some answers lead to every step.", function* (context) {
  const named = namedConditions(context)
  for (const { flow, step, pointer } of allSteps(context)) {
    const { when, screen: name } = step
    const [scope] = scopesOf(context, flow)
    if (readsImpossible(context, when)) continue
    if (scope !== undefined && when !== undefined && isNeverTrue(when, schemaReader(scope), named))
      yield { document: flow, pointer: within(pointer, "when"), values: { name } }
  }
})
