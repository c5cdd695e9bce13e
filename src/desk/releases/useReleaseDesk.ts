import { useEffect, useState } from "react"
import type { DeskStore } from "../DeskStore"
import { ReleaseDesk } from "./ReleaseDesk"

const kept = new WeakMap<DeskStore, ReleaseDesk>()

/** The one of this desk, read again when its view is opened or somebody comes back to the page: others decide, too. */
export function useReleaseDesk(store: DeskStore): ReleaseDesk {
  const [desk] = useState(() => kept.get(store) ?? new ReleaseDesk(store))
  kept.set(store, desk)
  useEffect(() => {
    const refresh = () => void desk.refresh()
    refresh()
    window.addEventListener("focus", refresh)
    return () => window.removeEventListener("focus", refresh)
  }, [desk])
  return desk
}
