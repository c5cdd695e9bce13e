import { runInAction } from "mobx"
import { useState } from "react"
import type { DeskStore } from "../DeskStore"
import { draftsOf } from "./drafts"
import { isAlike } from "./isAlike"

/**
 * What is typed and not written into a document yet: it is there again when somebody has looked at something else meanwhile, or
 * has loaded the page again (`keepDrafts`). `name` tells it from the others of this desk; what is set back to `first` is forgotten.
 */
export function useDraft<Draft>(store: DeskStore, name: string, first: Draft) {
  const kept = draftsOf(store)
  const [, setChanges] = useState(0)
  const newest = () => {
    const draft = kept.get(name)
    return isAlike(draft, first) ? (draft as Draft) : first
  }
  const change = (by: (now: Draft) => Draft) => {
    const next = by(newest())
    runInAction(() => {
      if (next === first) kept.delete(name)
      else kept.set(name, next)
    })
    setChanges((count) => count + 1)
  }
  return [newest(), change] as const
}
