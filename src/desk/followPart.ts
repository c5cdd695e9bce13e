import type { PointerEdit } from "../../renderer/editing"
import type { DeskStore, Place } from "./DeskStore"
import { isFields, isSame, within } from "./json"

/** A value that a step puts into the place of what it saw there. */
interface Exchange extends Place {
  readonly value: unknown
  readonly seen: unknown
}

/** What is selected goes with the part where a step that moved it is taken back, or done again. */
export function followPart(store: DeskStore, edits: readonly PointerEdit[]): void {
  const { selected } = store
  const place = selected && placeAfter(selected, edits)
  if (place && place.file !== selected.file) store.goTo(place)
  else if (place?.pointer !== selected?.pointer) store.select(place)
}

/**
 * Where a part stands after a step was taken back, or done again: such steps put former values in the place of the newer
 * ones. Undefined where the part is gone.
 */
export function placeAfter(place: Place, edits: readonly PointerEdit[]): Place | undefined {
  const exchanges = edits.flatMap((edit): readonly Exchange[] =>
    edit.op === "set" ? [{ file: edit.file, pointer: edit.pointer, value: edit.value, seen: edit.seen }] : [],
  )
  let at = place
  for (const exchange of exchanges) {
    const rest = restBelow(exchange, at)
    const { seen, value } = exchange
    if (rest === undefined || !Array.isArray(seen) || !Array.isArray(value)) continue
    const [, index = "", inside = ""] = /^\/(\d+)(.*)$/.exec(rest) ?? []
    const part: unknown = seen[Number(index)]
    const to = isAlike(value[Number(index)], part) ? Number(index) : value.findIndex((one) => isAlike(one, part))
    // One that is only said in other words stands where it did.
    if (to < 0 && seen.length !== value.length) return elsewhere(exchanges, part)
    if (to >= 0) at = { file: at.file, pointer: `${within(exchange.pointer, to)}${inside}` }
  }
  const isGone = edits.some((edit) => edit.op === "delete" && edit.file === at.file)
  return isGone ? undefined : at
}

const restBelow = (holder: Place, { file, pointer }: Place): string | undefined =>
  file === holder.file && pointer.startsWith(`${holder.pointer}/`) ? pointer.slice(holder.pointer.length) : undefined

/** What left one list and came into another: a question that is asked on another screen. */
function elsewhere(exchanges: readonly Exchange[], part: unknown): Place | undefined {
  for (const { file, pointer, value, seen } of exchanges) {
    if (!Array.isArray(value) || !Array.isArray(seen)) continue
    const index = value.findIndex((one) => isAlike(one, part) && !seen.some((other) => isAlike(other, one)))
    if (index >= 0) return { file, pointer: within(pointer, index) }
  }
  return undefined
}

/** The same, or the same question: what it refers to is written otherwise in another file. */
const isAlike = (one: unknown, other: unknown): boolean =>
  isSame(one, other) ||
  (isFields(one) && isFields(other) && typeof one["field"] === "string" && one["field"] === other["field"])
