import { compareStructural, untracked } from "mobx"
import { resolveValue } from "../../expressions/evaluate"
import type { CompiledData } from "../../model/compiled"
import { choose, type Question } from "../state/choice"
import type { ScreenState } from "../state/ScreenState"

/** The question that an entry would ask now. */
export const askedBy = (screen: ScreenState, { input }: CompiledData): Question => ({
  input: untracked(() => screen.createRequest(input, (node) => resolveValue(node, screen.scope))),
  choice: { address: screen.addressQuery, values: screen.values },
})

/**
 * Goes back to the choice that an entry was answered for. False, and nothing changes, where the entry would ask the same as then,
 * or where the choice alone would not ask it.
 */
export function takeBack(screen: ScreenState, data: CompiledData, answered: Question): boolean {
  const { input, choice } = askedBy(screen, data)
  if (compareStructural(input, answered.input)) return false
  choose(screen, answered.choice)
  const isAnswered = compareStructural(askedBy(screen, data).input, answered.input)
  if (!isAnswered) choose(screen, choice)
  return isAnswered
}
