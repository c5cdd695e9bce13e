import { reaction, runInAction } from "mobx"
import type { EditHistory, Step } from "./EditHistory"

const keys = { undo: "desk.undo", redo: "desk.redo" } as const
type Key = (typeof keys)[keyof typeof keys]

/** Letters of each of both. The changes that come last are let go of first. */
const mostKept = 200_000

/**
 * What this tab can take back, and what it has taken back, stays so when the page is loaded again: each change has what it left
 * behind beside it, and the server writes nothing where something else stands by now. The result ends it.
 */
export function keepUndo(history: EditHistory, storage: Storage): () => void {
  const kept = stepsIn(storage, keys.undo)
  const { undoSteps, redoSteps } = history
  runInAction(() => {
    // What was changed since the page came leaves nothing to do again.
    if (undoSteps.length + redoSteps.length === 0) history.redoSteps = stepsIn(storage, keys.redo)
    if (kept.length > 0) history.undoSteps = [...kept, ...undoSteps]
  })
  const stops = (["undo", "redo"] as const).map((way) =>
    reaction(
      () => history[`${way}Steps`],
      (steps) => keep(storage, keys[way], steps),
      { fireImmediately: true },
    ),
  )
  return () => stops.forEach((stop) => stop())
}

function keep(storage: Storage, key: Key, steps: readonly Step[]): void {
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

function stepsIn(storage: Storage, key: Key): readonly Step[] {
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
