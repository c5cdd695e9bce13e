import { evaluate } from "../expressions/evaluate"
import type { Scope } from "../model/scope"
import type { BackPolicy } from "../model/backPolicies"
import type { CompiledFlow } from "../model/compiled"

/**
 * What the back control does on a screen of the flow: of several policies, the first whose condition holds. Undefined
 * for a screen of another flow, and as long as a condition cannot be evaluated yet.
 */
export function backPolicy({ steps, detached }: CompiledFlow, screen: string, scope: Scope): BackPolicy | undefined {
  const step = [...steps, ...detached].find((one) => one.screen === screen)
  for (const { when, back } of step?.backWhen ?? []) {
    const holds = evaluate(when, scope)
    if (holds !== false) return holds === true ? back : undefined
  }
  return step?.back
}
