import { compareStructural, untracked } from "mobx"
import { resolveValue } from "../../expressions/evaluate"
import type { CompiledData } from "../../model/compiled"
import { setParameters, type DataRequest } from "../state/screenParameters"
import type { ScreenState } from "../state/ScreenState"

/** The request that an entry would make now. */
export const requestOf = (screen: ScreenState, { input }: CompiledData): DataRequest => ({
  input: untracked(() => screen.createRequest(input, (node) => resolveValue(node, screen.scope))),
  parameters: { address: screen.addressQuery, values: screen.values },
})

/**
 * Sets the parameters of the screen back to those of the request that an entry has its answer of. False, and nothing changes, where
 * the entry would request the same as then, or where the parameters alone would not lead to that request.
 */
export function revertParameters(screen: ScreenState, data: CompiledData, answered: DataRequest): boolean {
  const { input, parameters } = requestOf(screen, data)
  if (compareStructural(input, answered.input)) return false
  setParameters(screen, answered.parameters)
  const isAnswered = compareStructural(requestOf(screen, data).input, answered.input)
  if (!isAnswered) setParameters(screen, parameters)
  return isAnswered
}
