import type { PointerEdit } from "../../renderer/editing"
import type { WrittenPlace as Place } from "./deskApi"
import type { FollowedStore } from "./followedStore"
import type * as followOthers from "./followOthers"
import type { Fields } from "./json"
import { untilLoaded } from "./parts/lazily"

/** What others do to the documents meanwhile: the places that somebody works at here go along with their parts. */
export class Others {
  private following: typeof followOthers | undefined
  /** Files as they were last read whole: one that is no JSON for a moment comes back, and may be another one by then. */
  private readonly whole = new Map<string, Fields>()

  constructor(private readonly store: FollowedStore) {}

  /** The first picture does not wait for it. */
  async load(): Promise<void> {
    this.following = await untilLoaded(() => import("./followOthers"))
  }

  /** A file was read that somebody else has changed. */
  changed(file: string, before: Fields | undefined): void {
    const was = before ?? this.whole.get(file)
    if (before) this.whole.set(file, before)
    if (was && !this.store.history.isMoving) this.following?.followOthers(this.store, file, was)
  }

  /** Where a place of a document that was seen stands now; undefined where its part is gone, which is said with what was typed. */
  placeNow(place: Place, seen: Fields | undefined, value?: unknown): Place | undefined {
    if (!seen || seen === this.store.document(place.file) || !this.following) return place
    return this.following.placeNow(this.store, { place, seen, value })
  }

  /** Remembers what edits are about; asked later, it gives them at the places of today, where these are others. */
  remember(edits: readonly PointerEdit[]): () => readonly PointerEdit[] | "gone" | undefined {
    const seen = new Map(edits.map(({ file }) => [file, this.store.document(file)]))
    return () => this.following?.editsNow(this.store, edits, seen)
  }
}
