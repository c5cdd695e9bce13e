import type { PointerEdit } from "../../../renderer/editing"
import { parentOf, segmentsOf, valueAt } from "../../../renderer/pointers"
import { canonicalJson } from "../../domain/canonicalJson"
import { isRecord } from "../../domain/json"
import type { SaidChange } from "../saidChange"
import type { DocumentValues } from "../wordsOf"
import { without } from "./without"

interface Sides {
  readonly before: DocumentValues
  readonly after: DocumentValues
}

/** Edits that take several differences back, in an order in which none is in another place by then. */
export function takeAllBack(changes: readonly SaidChange[], sides: Sides): readonly PointerEdit[] {
  const items = changes.filter(isInList)
  return [
    ...changes.filter((one) => !isInList(one)).flatMap((one) => inPlace(one, changes, sides)),
    // Of two that stood one behind the other the second one comes back first: the first one takes the same place before it.
    ...items
      .toReversed()
      .toSorted(byPlaceFromBehind)
      .flatMap(({ back }) => back),
  ]
}

const isInList = ({ difference }: SaidChange): boolean => "isItem" in difference && difference.isItem

/** What takes a difference back; properties come to stand among the others where they stood, with the first of them. */
function inPlace(
  { file, difference, back }: SaidChange,
  changes: readonly SaidChange[],
  { before, after }: Sides,
): readonly PointerEdit[] {
  if (difference.kind !== "removed" || difference.isItem) return back
  const pointer = parentOf(difference.at)
  const gone = changes.flatMap((one) =>
    one.file === file && one.difference.kind === "removed" && parentOf(one.difference.at) === pointer
      ? [one.difference]
      : [],
  )
  const names = gone.map(({ from }) => segmentsOf(from).at(-1) ?? "")
  const [value, seen] = [valueAt(before.get(file), parentOf(difference.from)), valueAt(after.get(file), pointer)]
  if (!isRecord(value) || canonicalJson(without(value, names)) !== canonicalJson(seen)) return back
  return gone[0] === difference ? [{ file, op: "set", pointer, value, seen } as PointerEdit] : []
}

/** What stands behind comes first: what stands before it stays where it is. */
function byPlaceFromBehind(one: SaidChange, other: SaidChange): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1
  const [first, second] = [indexesOf(one), indexesOf(other)]
  const differing = first.findIndex((index, depth) => index !== second[depth])
  return differing === -1 ? second.length - first.length : (second[differing] ?? -1) - (first[differing] ?? -1)
}

/** The way to a question through the lists that hold it, in the document as it is now. */
function indexesOf({ difference }: SaidChange): readonly number[] {
  const place = difference.kind === "removed" ? difference.at : difference.kind === "added" ? difference.to : ""
  return segmentsOf(place).flatMap((segment) => (/^\d+$/.test(segment) ? [Number(segment)] : []))
}
