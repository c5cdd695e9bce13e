import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import type { DeskStore, Place } from "../DeskStore"
import { placeName } from "../names/placeName"

interface PlaceLinksProps {
  readonly store: DeskStore
  readonly places: readonly Place[]
}

/** Places of documents by their names, each of which leads there. */
export const PlaceLinks = observer(function PlaceLinks({ store, places }: PlaceLinksProps) {
  // What a place is called is said by its document.
  useEffect(() => {
    for (const { file } of places) void store.want(file)
  }, [store, places])
  if (places.length === 0) return null
  // Places that people call the same are one to them.
  const named = new Map(
    places
      .map(whole)
      .toReversed()
      .map((place) => [nameOf(store, place), place]),
  )
  return (
    <ul>
      {[...named].toReversed().map(([name, place]) => (
        <li key={name}>
          <button type="button" className="d-link" onClick={() => store.goTo(place)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
})

/** A condition is changed as a whole. */
const whole = ({ file, pointer }: Place): Place => ({
  file,
  pointer: pointer.replace(/(\/(?:when|requiredWhen|askWhen|enabled|if))\/.*$/, "$1"),
})

const nameOf = (store: DeskStore, place: Place): string =>
  place.pointer === "" ? store.nameOf(place.file) : placeName(store, place)
