import type { PointerEdit } from "../../renderer/editing"
import type { WrittenPlace as Place } from "./deskApi"
import type { WrittenValue } from "./EditHistory"
import { isSame } from "./json"

interface WrittenAt {
  readonly place: Place
  /** Gets the value, too, where it has the same one now. */
  readonly twin: Place | undefined
}

/** What writes a value over the one that is seen at a place; nothing where it is said there already. */
export function overSeen(
  store: { readonly valueAt: (place: Place) => unknown },
  { value, source }: WrittenValue,
  { place, twin }: WrittenAt,
): readonly PointerEdit[] {
  const seen = store.valueAt(place)
  // A field that is left while its text is being saved asks for the same text again.
  if (source === undefined && isSame(seen, value)) return []
  const how = { ...(source === undefined ? {} : { source }), ...(seen === undefined ? { isNew: true } : { seen }) }
  const places = twin !== undefined && isSame(store.valueAt(twin), seen) ? [place, twin] : [place]
  return places.map((at) => ({ ...at, op: "set", value, ...how }) as PointerEdit)
}
