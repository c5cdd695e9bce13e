import { reaction, runInAction } from "mobx"
import type { DeskStore } from "./DeskStore"
import { draftsOf } from "./parts/drafts"

const key = "desk.drafts"

type Kept = readonly [name: string, draft: unknown]

/** What this tab has half typed stays so when the page is loaded again; nothing of it says who anybody is. The result ends it. */
export function keepDrafts(store: DeskStore, storage: Storage): () => void {
  const drafts = draftsOf(store)
  runInAction(() => {
    for (const [name, draft] of draftsIn(storage)) if (!drafts.has(name)) drafts.set(name, draft)
  })
  const keep = (kept: readonly Kept[]) => {
    try {
      storage.setItem(key, JSON.stringify(kept))
    } catch {
      // Where a browser keeps nothing, drafts last until the page is loaded again.
    }
  }
  return reaction(() => [...drafts], keep)
}

function draftsIn(storage: Storage): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? "[]")
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

const isKept = (entry: unknown): entry is Kept =>
  Array.isArray(entry) && entry.length === 2 && typeof entry[0] === "string"
