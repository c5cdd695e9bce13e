import {
  allOf,
  type Condition,
  derive,
  type Fields,
  isNeverTrue,
  isObject,
  type Json,
  parentOf,
  schemaReader,
  seen,
  valueAt,
  warning,
} from "../../kit"
import { nameOfPart } from "./nameOfPart"

const asCondition = (value: Json | undefined): Condition | undefined =>
  isObject(value) ? (value as Condition) : undefined

const negated = (value: Json | undefined): Condition | undefined => {
  const condition = asCondition(value)
  return condition && { not: condition }
}

/** One of several that is chosen already, or is only drawn: nobody expects anything of it. */
const isAtRest = ({ selected, style }: Fields): boolean => selected !== undefined || style === "disabled"

/** Empty lists of actions, each with what is tapped. */
const emptyTaps = derive((view) =>
  seen(view, "actions").flatMap(({ document, pointer, actions, scope }) => {
    if (actions.length > 0 || !pointer.endsWith("/tap")) return []
    const holder = valueAt(document.document, parentOf(pointer))
    const around = valueAt(document.document, parentOf(parentOf(pointer)))
    // A button of a half-sheet closes it, and one that an action shows goes away with what it stands in.
    const closes =
      (document.kind === "sheet" && /^\/buttons\/\d+\/tap$/.test(pointer)) || (isObject(around) && "do" in around)
    if (closes || !isObject(holder) || isAtRest(holder)) return []
    const canBeTapped = allOf(asCondition(holder["when"]), asCondition(holder["enabled"]), negated(holder["disabled"]))
    const isNever = isNeverTrue(canBeTapped, schemaReader(scope), view.namedConditions)
    return isNever ? [] : [{ document, pointer, values: { name: nameOfPart(holder) } }]
  }),
)

export const tapEmpty = warning("tap-empty", "What can be tapped does something.", emptyTaps)
