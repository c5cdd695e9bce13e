import { type Context, warning } from "../../kit"
import { gapAfter, type NamedStep, repeatAfter, stepOf } from "./stepOrder"

/** The step whose number does not fit the own one; of two that do not fit the one is told that fits neither way. */
function misfit(context: Context, own: NamedStep): NamedStep | undefined {
  const repeated = repeatAfter(context, own)
  // Of two that lead to each other it is told once.
  const isTold = repeated !== undefined && repeatAfter(context, repeated)?.screen === own.screen
  if (repeated !== undefined && gapAfter(context, repeated) === undefined)
    return isTold && repeated.screen < own.screen ? undefined : repeated
  const gap = gapAfter(context, own)
  return gap !== undefined && repeatAfter(context, gap) === undefined ? gap : undefined
}

export const stepNumberWrong = warning(
  "step-number-wrong",
  "The numbers of a procedure's steps neither repeat nor skip.",
  function* (context) {
    for (const document of context.set.all("screen")) {
      const own = stepOf(context, document.id)
      const next = own && misfit(context, own)
      if (own === undefined || next === undefined) continue
      const values = { position: own.position, other: next.position, screen: next.screen, file: next.file }
      yield { document, pointer: own.pointer, values }
    }
  },
)
