import { useState } from "react"
import type { DeskStore } from "../DeskStore"
import { FaultDesk } from "./FaultDesk"
import { FaultsView } from "./FaultsView"

/** What is in view is new whenever the view is opened: another screen may have been chosen meanwhile. */
export function FaultsPlace({ store }: { readonly store: DeskStore }) {
  const [faults] = useState(() => new FaultDesk(store))
  return <FaultsView store={store} faults={faults} />
}
