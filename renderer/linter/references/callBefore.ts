import type { LoadedDocument } from "../../compiler"
import { asJson, type Fields, propertiesIn } from "../../model/json"
import { lastSegment, parentOf, valueAt, within } from "../../model/pointer"
import { isText } from "../json"

/** The action whose answer `$res` is at an action: the last one before it in its list that makes a call. */
export function callBefore({ document }: LoadedDocument, pointer: string): Fields | undefined {
  for (let before = Number(lastSegment(pointer)) - 1; before >= 0; before -= 1) {
    const action = propertiesIn(valueAt(asJson(document), within(parentOf(pointer), before)))
    if (isText(action["call"])) return action
  }
  return undefined
}
