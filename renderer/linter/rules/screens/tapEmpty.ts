import {
  type ActionSource,
  allOf,
  type Condition,
  derive,
  type Fields,
  isNeverTrue,
  isObject,
  type Json,
  parentOf,
  propertiesIn,
  schemaReader,
  seen,
  valueAt,
  warning,
  within,
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

/** What runs when something is tapped. */
const taps = derive((view) =>
  seen(view, "actions")
    .filter(({ pointer }) => pointer.endsWith("/tap"))
    .map((tap) => ({ ...tap, namedConditions: view.namedConditions })),
)

/** Buttons that have no tap at all. */
const idle = derive((view) =>
  seen(view, "button-without-tap").map((button) => ({
    ...button,
    pointer: within(button.pointer, "tap"),
    namedConditions: view.namedConditions,
  })),
)

type Tapped = Pick<ReturnType<typeof idle>[number], "document" | "pointer" | "scope" | "namedConditions">

/** What is tapped without anybody noticing anything; undefined where something closes, or nobody can tap. */
function idleHolder({ document, pointer, scope, namedConditions }: Tapped) {
  const holder = valueAt(document.document, parentOf(pointer))
  const around = valueAt(document.document, parentOf(parentOf(pointer)))
  // A button of a half-sheet closes it, and one that an action shows goes away with what it stands in.
  const closes = (document.kind === "sheet" && /^\/buttons\/\d+\/tap$/.test(pointer)) || "do" in propertiesIn(around)
  if (closes || !isObject(holder) || isAtRest(holder)) return undefined
  const canBeTapped = allOf(asCondition(holder["when"]), asCondition(holder["enabled"]), negated(holder["disabled"]))
  return isNeverTrue(canBeTapped, schemaReader(scope), namedConditions) ? undefined : holder
}

export const tapEmpty = warning("tap-empty", "What can be tapped does something.", function* (context) {
  for (const tap of taps(context)) {
    const isUnseen = ({ do: name }: ActionSource) => context.vocabulary.find("action", name)?.unseen === true
    const holder = tap.actions.every(isUnseen) ? idleHolder(tap) : undefined
    const { document, pointer } = tap
    if (holder !== undefined) yield { document, pointer, values: { name: nameOfPart(holder) } }
  }
  for (const button of idle(context)) {
    const holder = idleHolder(button)
    if (holder !== undefined)
      yield {
        document: button.document,
        pointer: parentOf(button.pointer),
        values: { name: nameOfPart(holder), isMissing: true },
      }
  }
})
