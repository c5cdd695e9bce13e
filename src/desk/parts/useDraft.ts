import { useState } from "react"
import type { DeskStore } from "../DeskStore"

const drafts = new WeakMap<DeskStore, Map<string, unknown>>()

/**
 * What is typed and not written into a document yet: it is there again when somebody has looked at something else meanwhile.
 * `name` tells it from the others of this desk; what is set back to `first` is forgotten.
 */
export function useDraft<Draft>(store: DeskStore, name: string, first: Draft) {
  const kept = drafts.get(store) ?? new Map<string, unknown>()
  drafts.set(store, kept)
  const [, setChanges] = useState(0)
  const newest = () => (kept.has(name) ? (kept.get(name) as Draft) : first)
  const change = (by: (now: Draft) => Draft) => {
    const next = by(newest())
    if (next === first) kept.delete(name)
    else kept.set(name, next)
    setChanges((count) => count + 1)
  }
  return [newest(), change] as const
}
