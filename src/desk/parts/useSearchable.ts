import { useEffect, useState } from "react"
import type { DeskStore } from "../DeskStore"
import { loadAllParts, untilLoaded } from "./lazily"
import type { Searchable } from "./Searchable"

/**
 * What Ctrl+K searches in, read while nobody needs the page for anything else: it is more than the desk's first picture waits
 * for, and whoever presses the keys does not wait.
 */
export function useSearchable(store: DeskStore, isWhole: boolean): Searchable | undefined {
  const [searchable, setSearchable] = useState<Searchable>()
  const isOpen = store.screenId !== undefined && store.me !== undefined && isWhole
  useEffect(() => {
    if (!isOpen) return
    const load = async () => {
      const { Searchable } = await untilLoaded(() => import("./Searchable"))
      const made = new Searchable(store)
      setSearchable(made)
      await made.read()
      await loadAllParts()
    }
    return whenIdle(() => void load())
  }, [store, isOpen])
  return searchable
}

/** Not every browser says when it has nothing to do. The result takes it back. */
function whenIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const waiting = requestIdleCallback(run, { timeout: 2_000 })
    return () => cancelIdleCallback(waiting)
  }
  const timer = setTimeout(run, 500)
  return () => clearTimeout(timer)
}
