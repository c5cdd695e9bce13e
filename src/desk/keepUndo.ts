import { reaction, runInAction } from "mobx"
import type { EditHistory, Step } from "./EditHistory"

const key = "desk.undo"

/** Letters. The oldest changes are let go of first. */
const mostKept = 200_000

/**
 * What this tab can take back stays so when the page is loaded again: each change has what it left behind beside it, and the
 * server writes nothing where something else stands by now. The result ends it.
 */
export function keepUndo(history: EditHistory, storage: Storage): () => void {
  const kept = stepsIn(storage)
  runInAction(() => {
    if (kept.length > 0) history.undoSteps = [...kept, ...history.undoSteps]
  })
  return reaction(
    () => history.undoSteps,
    (steps) => keep(storage, steps),
  )
}

function keep(storage: Storage, steps: readonly Step[]): void {
  const texts: string[] = []
  let left = mostKept
  for (const step of [...steps].toReversed()) {
    const text = JSON.stringify(step)
    left -= text.length
    if (left < 0) break
    texts.unshift(text)
  }
  try {
    storage.setItem(key, `[${texts.join(",")}]`)
  } catch {
    // Where a browser keeps nothing, a page that is loaded again has nothing to take back, as before.
  }
}

function stepsIn(storage: Storage): readonly Step[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? "[]")
    return Array.isArray(kept) ? kept.filter(isGuarded) : []
  } catch {
    return []
  }
}

/** Says of each place what stands there if nobody else has changed it. */
const isGuarded = (step: Partial<Step> | null): step is Step =>
  Array.isArray(step?.edits) && step.edits.every((edit) => "seen" in edit)
