import {
  allOf,
  type Context,
  isNeverTrue,
  type LoadedDocument,
  only,
  parentOf,
  type ReferenceOf,
  referencesIn,
  schemaReader,
  viewsOf,
} from "../../kit"

export type Drawn = LoadedDocument<"screen"> | LoadedDocument<"sheet"> | LoadedDocument<"form">

/** Where something is drawn. */
export interface DrawnPlace extends Pick<ReferenceOf<"block">, "document" | "pointer" | "local"> {
  /** The block that draws the form, where it stands in one. */
  readonly inside?: DrawnPlace
}

type Local = DrawnPlace["local"]

/** What of a screen is seen at a time: its body, or what stands in place of one that is empty; undefined what is seen with all. */
const phaseOf = ({ pointer, inside }: DrawnPlace): string | undefined =>
  inside === undefined ? /^\/(?:body|data\/[^/]+)(?=\/)/.exec(pointer)?.[0] : phaseOf(inside)

function areOfOtherPhases(one: DrawnPlace, other: DrawnPlace): boolean {
  const [phase, otherPhase] = [phaseOf(one), phaseOf(other)]
  return phase !== undefined && otherPhase !== undefined && phase !== otherPhase
}

/** Conditions of a place and of all that stands around it. */
export function conditionsAround(
  context: Context,
  { document, pointer, inside }: DrawnPlace,
): ReferenceOf<"condition">[] {
  const own = only(referencesIn(context, document), "condition").filter(
    ({ pointer: at }) => at.endsWith("/when") && `${pointer}/`.startsWith(`${parentOf(at)}/`),
  )
  return [...own, ...(inside === undefined ? [] : conditionsAround(context, inside))]
}

function localsAround({ local, inside }: DrawnPlace): ReadonlySet<Local> {
  const found = new Set<Local>([undefined])
  for (let next = local; next !== undefined; next = next.outer) found.add(next)
  return new Set([...found, ...(inside === undefined ? [] : localsAround(inside))])
}

/** Whether it is proven that two things, one in the other's document or in a form of it, are never seen at the same time. */
export function areNeverTogether(context: Context, document: Drawn, [one, other]: readonly [DrawnPlace, DrawnPlace]) {
  if (areOfOtherPhases(one, other)) return true
  // `$item` of one list is another than that of another list.
  const [seenByOne, seenByOther] = [localsAround(one), localsAround(other)]
  const conditions = [one, other]
    .flatMap((place) => conditionsAround(context, place))
    .filter(({ local }) => seenByOne.has(local) && seenByOther.has(local))
  const views = viewsOf(context, document)
  if (conditions.length === 0 || views.length === 0) return false
  const both = allOf(...conditions.map(({ condition }) => condition))
  return views.every(({ scope, namedConditions }) => isNeverTrue(both, schemaReader(scope), namedConditions))
}
