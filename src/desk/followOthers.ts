import type { PointerEdit } from "../../renderer/editing"
import type { WrittenPlace as Place } from "./deskApi"
import type { FollowedStore } from "./followedStore"
import type { Fields } from "./json"
import { placeIn } from "./placeIn"

const gone = "選んでいた所は、ほかの人が別の所に移したか、取り除きました。"
const unsaved = "変えようとした所は、ほかの人が別の所に移したか、取り除いたため、保存できませんでした。"

/** What is selected goes along with its part, as does what waits to be settled or sent. */
export function followOthers(store: FollowedStore, file: string, before: Fields): void {
  const { selected, history } = store
  const after = store.document(file)
  // A file that is no JSON for a moment comes back.
  if (after === undefined) return
  const moved = <Edit extends Place>(edit: Edit): Edit => {
    const pointer = edit.file === file ? placeIn(before, after, edit.pointer) : undefined
    return pointer === undefined || pointer === edit.pointer ? edit : { ...edit, pointer }
  }
  const isGone = (edit: PointerEdit) => edit.file === file && placeIn(before, after, edit.pointer) === undefined
  const lose = (edit: PointerEdit) => history.lose(unsaved + sayTyped(edit))
  const { clashes, waiting } = history
  if (clashes.length > 0) {
    clashes.filter(({ over }) => isGone(over)).forEach(({ over }) => lose(over))
    history.clashes = clashes
      .filter(({ over }) => !isGone(over))
      .map((clash) => ({ ...clash, over: moved(clash.over) }))
  }
  if (waiting.length > 0) {
    const [gone, left] = [waiting.filter(isLost), waiting.filter((edits) => !isLost(edits))]
    gone.flat().forEach(lose)
    history.waiting = left.map((edits) => (isOfOne(edits) ? edits.map(moved) : edits))
  }
  function isLost(edits: readonly PointerEdit[]): boolean {
    return isOfOne(edits) && edits.some(isGone)
  }
  if (selected?.file !== file) return
  if (placeIn(before, after, selected.pointer) === undefined) {
    store.selected = undefined
    history.refusal = gone
  } else if (moved(selected) !== selected) store.selected = moved(selected)
}

interface Sought {
  readonly place: Place
  /** The document in which it was chosen. */
  readonly seen: Fields
  readonly value: unknown
}

/** Where a place stands now; of what is gone it is said, with what was typed for it. */
export function placeNow(store: FollowedStore, { place, seen, value }: Sought): Place | undefined {
  const pointer = placeIn(seen, store.document(place.file), place.pointer)
  if (pointer !== undefined) return pointer === place.pointer ? place : { ...place, pointer }
  store.history.lose(unsaved + sayTyped({ value }))
  return undefined
}

/** Edits at the places of today; undefined where these are the same. What cannot be written any more is said. */
export function editsNow(
  store: FollowedStore,
  edits: readonly PointerEdit[],
  seen: ReadonlyMap<string, Fields | undefined>,
): readonly PointerEdit[] | "gone" | undefined {
  if (!isOfOne(edits)) return undefined
  const now: PointerEdit[] = []
  for (const edit of edits) {
    const pointer = placeIn(seen.get(edit.file), store.document(edit.file), edit.pointer)
    if (pointer === undefined) {
      store.history.lose(unsaved + sayTyped(edit))
      return "gone"
    }
    now.push({ ...edit, pointer })
  }
  return now.some(({ pointer }, index) => pointer !== edits[index]?.pointer) ? now : undefined
}

/** Edits of which each stands for itself: none moves what another one is about. */
const isOfOne = (edits: readonly PointerEdit[]): boolean =>
  edits.every(({ op }) => op === "set") || (edits.length === 1 && edits[0]?.op === "remove")

const sayTyped = (edit: PointerEdit | { readonly value: unknown }): string =>
  "value" in edit && typeof edit.value === "string" ? `入力した内容：「${edit.value}」` : ""
