import { observer } from "mobx-react-lite"
import type { DeskStore, Place } from "../DeskStore"
import { WhyConditions } from "./WhyConditions"
import { decidingConditions } from "./decidingConditions"

interface WhyDrawnProps {
  readonly store: DeskStore
  readonly place: Place
}

/** Why the selected part is there in the picture or not: every condition that decides it, with the values of the picture. */
export const WhyDrawn = observer(function WhyDrawn({ store, place }: WhyDrawnProps) {
  const found = decidingConditions(store.document(place.file), place.pointer)
  if (found.length === 0) return null
  return (
    <details className="d-group d-why-drawn" open>
      <summary>なぜ出る／出ない</summary>
      <WhyConditions store={store} found={found} />
    </details>
  )
})
