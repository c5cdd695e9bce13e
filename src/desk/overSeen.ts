import type { PointerEdit } from "../../renderer/editing"
import type { WrittenPlace as Place } from "./deskApi"
import type { WrittenValue } from "./EditHistory"
import { type Fields, isSame } from "./json"

export interface SetWhere {
  /** Gets the value, too, where it has the same one now. */
  readonly twin?: Place | undefined
  /** The document in which the place was shown. */
  readonly shownIn?: Fields | undefined
}

interface WrittenAt extends SetWhere {
  readonly place: Place
}

/** What writes a value over the one that was seen at a place, or takes it out; nothing where it is said there already. */
export function overSeen(
  store: { readonly valueAt: (place: Place) => unknown },
  written: WrittenValue,
  { place, twin }: WrittenAt,
): readonly PointerEdit[] {
  const { value, source } = written
  const seen = "seen" in written ? written.seen : store.valueAt(place)
  // A field that is left while its text is being saved asks for the same text again.
  if (source === undefined && isSame(seen, value)) return []
  const how = { ...(source === undefined ? {} : { source }), ...(seen === undefined ? { isNew: true } : { seen }) }
  const places = twin !== undefined && isSame(store.valueAt(twin), seen) ? [place, twin] : [place]
  const what = value === undefined ? { op: "remove" } : { op: "set", value }
  return places.map((at) => ({ ...at, ...what, ...how }) as PointerEdit)
}
