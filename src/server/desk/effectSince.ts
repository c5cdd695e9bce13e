import type { DocumentSet, DocumentTexts } from "../../../renderer/compiler"
import type { Effect } from "../../domain/effect"

type WorkOut = (before: DocumentTexts, signal: AbortSignal) => Promise<Effect>

interface Asked {
  readonly set: DocumentSet
  readonly answer: Promise<Effect | undefined>
  readonly abort: AbortController
}

/** The effect of what was changed since some texts; worked out once for each set of documents, and only for the newest. */
export function effectSince(
  before: DocumentTexts,
  workOut: WorkOut,
): (set: DocumentSet) => Promise<Effect | undefined> {
  let asked: Asked | undefined
  return (set) => {
    if (asked?.set === set) return asked.answer
    asked?.abort.abort()
    const abort = new AbortController()
    const answer = workOut(before, abort.signal).catch(() => {
      // Whoever asks again may have more luck.
      if (asked?.abort === abort) asked = undefined
      return undefined
    })
    asked = { set, answer, abort }
    return answer
  }
}
