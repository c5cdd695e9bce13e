import { observer } from "mobx-react-lite"
import type { DeskStore, Place } from "../DeskStore"
import { PlaceLinks } from "./PlaceLinks"

interface NeededByProps {
  readonly store: DeskStore
  readonly uses: readonly Place[]
  /** What cannot be done as long as it is needed there. */
  readonly says: string
}

/** Where the answer to a question is needed that somebody wants to take away: that has to be changed first. */
export const NeededBy = observer(function NeededBy({ store, uses, says }: NeededByProps) {
  return (
    <div role="status" className="d-question__needed">
      {uses.length > 0 && (
        <>
          <p className="d-field__wrong">{says}</p>
          <PlaceLinks store={store} places={uses} />
        </>
      )}
    </div>
  )
})
