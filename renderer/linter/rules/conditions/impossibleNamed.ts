import {
  commonScope,
  type Condition,
  conditionParts,
  type Context,
  type LoadedDocument,
  namedConditions,
  namesIn,
  partsOf,
  remember,
  within,
} from "../../kit"
import { impossibleIn } from "./comparisons"

interface ImpossibleNamed {
  readonly document: LoadedDocument<"conditions">
  readonly comparison: ReturnType<typeof impossibleIn>[number]
  /** It is seen to be impossible without looking at where the condition is used. */
  readonly isPlain: boolean
}

/**
 * Named conditions that compare with what the value can never be, in every place that uses them, by name. They are told
 * once, where they stand, and not again wherever they are used.
 */
export const impossibleNamed = remember((context): ReadonlyMap<string, ImpossibleNamed> => {
  const found = new Map<string, ImpossibleNamed>()
  const [document] = context.set.all("conditions")
  for (const [name, { when }] of Object.entries(document?.document.conditions ?? {})) {
    const scopes = conditionParts(context).flatMap(({ condition: { document: user, scope }, part }) =>
      user.kind !== "conditions" && part.kind === "named" && part.name === name ? [scope] : [],
    )
    for (const part of partsOf(when, within("/conditions", name, "when"))) {
      if (part.kind !== "leaf" || document === undefined) continue
      const perScope = scopes.map((scope) => impossibleIn({ document, scope, leaf: part }))
      const comparison = perScope[0]?.find(({ pointer }) =>
        perScope.every((all) => all.some((one) => one.pointer === pointer)),
      )
      const plain = { document, scope: commonScope(context), leaf: part }
      if (comparison !== undefined) found.set(name, { document, comparison, isPlain: impossibleIn(plain).length > 0 })
    }
  }
  return found
})

/** Whether a condition can never hold because of a named one that has been told. */
export function readsImpossible(
  context: Context,
  condition: Condition | undefined,
  open: readonly string[] = [],
): boolean {
  const broken = impossibleNamed(context)
  return namesIn(condition).some(
    (name) =>
      broken.has(name) ||
      (!open.includes(name) && readsImpossible(context, namedConditions(context).get(name), [...open, name])),
  )
}
