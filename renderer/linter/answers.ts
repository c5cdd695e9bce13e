/** Answers that somebody supposes, judged by what the documents say of the places where they stand. */
import type { Json } from "../model/documents"
import { isObject, type Fields } from "../model/json"
import {
  allowedValues,
  type Context,
  filledTypesOf,
  firstMismatch,
  nearest,
  type PathAnalysis,
  readPath,
  scopesOf,
  type TypeScope,
} from "./kit"

export interface GivenAnswers {
  readonly flow: string
  /** Under the roots that conditions ask, or plain. */
  readonly answers: Fields
  /** Roots that conditions ask. */
  readonly roots: readonly string[]
}

/** `missing`: no such place, of which others are known. `refused`: a value that the place never has. */
export type ImpossibleAnswer = { readonly name: string } & (
  | { readonly kind: "missing"; readonly known: readonly string[]; readonly meant?: string }
  | {
      readonly kind: "refused"
      readonly value: string
      /** Values as they are written, where the place has one of a few. */
      readonly allowed: readonly string[]
      readonly types: readonly string[]
      readonly keyword: string
      readonly detail: string
    }
)

interface Leaf {
  readonly way: readonly string[]
  readonly value: Json
}

/** Answers one by one; a list is one answer. */
const leavesOf = (value: Json, way: readonly string[] = []): readonly Leaf[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner as Json, [...way, name]))
    : [{ way, value }]

/** What is wrong with an answer at one of the places where it may stand. */
function flawAt({ way, value }: Leaf, analysis: PathAnalysis): ImpossibleAnswer | undefined {
  const name = way.join(".")
  if (analysis.kind === "missing") {
    const meant = nearest(analysis.name, analysis.known)
    return { name, kind: "missing", known: analysis.known, ...(meant === undefined ? {} : { meant }) }
  }
  // An answer may always be missing.
  if (analysis.kind !== "known" || value === null) return undefined
  const mismatch = firstMismatch(analysis.schema, value)
  if (mismatch === undefined) return undefined
  const { items = analysis.schema } = analysis.schema
  const allowed = allowedValues(items) ?? []
  return {
    name,
    kind: "refused",
    value: JSON.stringify(value),
    allowed: allowed.filter((one) => one !== null).map((one) => JSON.stringify(one)),
    types: filledTypesOf(analysis.schema),
    keyword: mismatch.keyword,
    detail: mismatch.detail,
  }
}

/** Where an answer may stand: where it says, and under each of the roots that conditions ask and nobody names. */
function placesOf({ way }: Leaf, { roots, answers }: GivenAnswers, scope: TypeScope): readonly PathAnalysis[] {
  const own = scope.roots.has(way[0] ?? "") ? [way] : []
  const plain = roots.filter((root) => !Object.hasOwn(answers, root)).map((root) => [root, ...way])
  return [...own, ...plain].map((path) => readPath(scope, path))
}

/** Answers that are wrong wherever they may stand. */
export function findImpossible(context: Context, given: GivenAnswers): readonly ImpossibleAnswer[] {
  const flow = context.set.find("flow", given.flow)
  const scopes = flow === undefined ? [] : scopesOf(context, flow)
  return leavesOf(given.answers as Json).flatMap((leaf) => {
    const flaws = scopes.flatMap((scope) => placesOf(leaf, given, scope)).map((analysis) => flawAt(leaf, analysis))
    const [first] = flaws.toSorted((one, other) => Number(one?.kind === "missing") - Number(other?.kind === "missing"))
    return first === undefined || flaws.includes(undefined) ? [] : [first]
  })
}
