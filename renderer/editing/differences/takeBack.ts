import { parentOf, segmentsOf } from "../../model/pointer"
import type { PointerEdit } from "../pointerEdit"
import type { Difference } from "./difference"

/** Edits that take one difference back and leave all the others; none where there is no such edit. */
export function takeBack(file: string, difference: Difference): readonly PointerEdit[] {
  switch (difference.kind) {
    case "changed":
      return difference.to === ""
        ? []
        : [{ file, op: "set", pointer: difference.to, value: difference.before, seen: difference.after }]
    case "added":
      return difference.to === "" ? [] : [{ file, op: "remove", pointer: difference.to, seen: difference.after }]
    case "removed":
      return difference.from === ""
        ? []
        : [{ file, op: difference.isItem ? "insert" : "set", pointer: difference.at, value: difference.before }]
    case "moved":
      return moveBack(file, difference)
    case "renamed":
      return [{ file, op: "rename", pointer: difference.to, to: segmentsOf(difference.from).at(-1) ?? "" }]
    case "reordered":
      return []
  }
}

function moveBack(file: string, { to, at, after }: Difference & { readonly kind: "moved" }): readonly PointerEdit[] {
  if (parentOf(to) === parentOf(at))
    return [{ file, op: "move", pointer: to, to: Number(segmentsOf(at).at(-1)), seen: after }]
  return [
    { file, op: "remove", pointer: to, seen: after },
    { file, op: "insert", pointer: at, value: after },
  ]
}
