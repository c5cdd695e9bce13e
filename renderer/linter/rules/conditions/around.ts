import { parentOf, propertiesIn, type Seen, valueAt } from "../../kit"

export type ConditionPlace = Seen<"condition">

/** Conditions of everything in which the place stands, in the same document. */
export const enclosing = (
  { pointer, local }: ConditionPlace,
  all: readonly ConditionPlace[],
): readonly ConditionPlace[] =>
  all.filter(
    (other) =>
      other.pointer !== pointer &&
      other.pointer.endsWith("/when") &&
      pointer.startsWith(`${parentOf(other.pointer)}/`) &&
      isSeenFrom(other, local),
  )

/** `$item` of another list is another one. */
function isSeenFrom(other: ConditionPlace, local: ConditionPlace["local"]): boolean {
  for (let next = local; next !== undefined; next = next.outer) if (next === other.local) return true
  return other.local === undefined
}

/** What is shared stands in other places, too. */
export const isOwn = ({ document, pointer }: ConditionPlace): boolean => document.sharedAt?.(pointer) === undefined

const listsInForms = "ui|labels|options|optionsWhen|body|row|rows|groups|buttons"
const ofForms = new RegExp(
  String.raw`^(?:/(?:${listsInForms})/\d+)+/(?:more/)?(?:when|requiredWhen|readOnlyWhen|disabledWhen)$`,
)

/** Whether it says what is seen, or how; actions run where it is known what holds. */
export function isPlace({ document, pointer }: ConditionPlace): boolean {
  if (document.kind === "form") return ofForms.test(pointer)
  return (
    (document.kind === "screen" || document.kind === "sheet") &&
    /^\/(?:body|footer|data\/[^/]+\/empty)\/.*\/when$/.test(pointer) &&
    !/\/(?:tap|on|then|otherwise|sort|where)\//.test(pointer)
  )
}

/** Whether it says when a field or a section of a form is asked. */
export function isOfQuestion({ document, pointer }: Pick<ConditionPlace, "document" | "pointer">): boolean {
  if (document.kind !== "form" || !/^(?:\/ui\/\d+)+\/when$/.test(pointer)) return false
  const holder = propertiesIn(valueAt(document.document, parentOf(pointer)))
  return "field" in holder || "section" in holder
}
