import { partsOf, pathsIn, type ConditionLeaf, type ConditionPart } from "../conditions/condition"
import { keepFor } from "../memo"
import { readValuePath, type PathAnalysis, type TypeScope } from "./typeScope"
import { derive, seen, type Seen, type View } from "./views"

export const conditionsIn = keepFor((view: View) => seen(view, "condition"))

interface PartUse {
  /** The condition as a whole. */
  readonly condition: Seen<"condition">
  readonly part: ConditionPart
}

const partsIn = keepFor((view: View): readonly PartUse[] =>
  conditionsIn(view).flatMap((condition) =>
    [...partsOf(condition.condition, condition.pointer)].map((part) => ({ condition, part })),
  ),
)

export const conditionParts = derive(partsIn)

export interface LeafUse extends Pick<Seen<"condition">, "document"> {
  readonly scope: TypeScope
  readonly leaf: ConditionLeaf
}

export const leavesIn = keepFor((view: View): readonly LeafUse[] =>
  partsIn(view).flatMap(({ condition: { document, scope }, part }) =>
    part.kind === "leaf" ? [{ document, scope, leaf: part }] : [],
  ),
)

export const conditionLeaves = derive(leavesIn)

export interface BorrowedPath extends Pick<Seen<"condition">, "document" | "pointer"> {
  readonly name: string
  readonly path: string
  readonly analysis: PathAnalysis
}

/** Paths of the named conditions that a place refers to, as seen from that place. */
export const borrowedPaths = derive((view): readonly BorrowedPath[] =>
  partsIn(view).flatMap(({ condition: { document, scope }, part }) => {
    if (part.kind !== "named" || document.kind === "conditions") return []
    const { name, pointer } = part
    const paths = new Set(pathsIn(view.namedConditions.get(name), view.namedConditions, new Set([name])))
    return [...paths].map((path) => ({ document, pointer, name, path, analysis: readValuePath(scope, path) }))
  }),
)
