import type { DeskStore, Place } from "../DeskStore"
import { screenOf } from "../names/screenOf"

/** The screen of a place in the picture, and the place chosen in it; whoever reads the texts stays where they are. */
export function lookAt(store: DeskStore, place: Place): void {
  const owner = screenOf(store, place)
  if (owner && owner.id !== store.screenId) store.choose(owner.id)
  store.select(place)
}
