import { choiceName, isCondition, propertyName } from "../../sentences"
import { isFields, valueAt } from "../json"

/** A condition that decides about a part, and what people call what it decides. */
export interface DecidingCondition {
  readonly name: string
  readonly condition: unknown
  /** It decides whether the part is there at all. */
  readonly isAppearing: boolean
}

/** What decides whether something is there. */
const appearing = ["when", "visible"]

/** Of a part: what decides whether the parts around it are there, from the outside in, and then its own conditions. */
export function decidingConditions(document: unknown, pointer: string): readonly DecidingCondition[] {
  const around = holdersOf(pointer).flatMap((holder) => {
    const value = valueAt(document, holder)
    return isFields(value)
      ? appearing.flatMap((key) => conditionAt(value[key], { key, name: `外側の${propertyName(key)}` }))
      : []
  })
  const value = valueAt(document, pointer)
  if (!isFields(value)) return around
  return [
    ...around,
    ...Object.entries(value).flatMap(([key, part]) => conditionAt(part, { key, name: propertyName(key) })),
  ]
}

/** When a part can be pressed that waits for its form, in words; undefined where it does not. */
export function waitsForForm(document: unknown, pointer: string): string | undefined {
  const value = valueAt(document, pointer)
  const enabled = isFields(value) ? value["enabled"] : undefined
  return typeof enabled === "string" ? choiceName(enabled) : undefined
}

const conditionAt = (
  condition: unknown,
  { key, name }: { readonly key: string; readonly name: string },
): readonly DecidingCondition[] =>
  isCondition(condition) ? [{ name, condition, isAppearing: appearing.includes(key) }] : []

/** Pointers of all that a place stands in, the outermost first; the document itself has no condition. */
function holdersOf(pointer: string): readonly string[] {
  const segments = pointer.split("/").slice(1, -1)
  return segments.map((_, index) => segments.slice(0, index + 1).reduce((at, segment) => `${at}/${segment}`, ""))
}
