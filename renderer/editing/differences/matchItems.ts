import type { Json } from "../../model/documents"
import { type Fields, isList, isObject } from "../../model/json"
import { longestCommon, longestRising, type Pair } from "./sequences"

export interface MatchedItems {
  /** What is the same item before and after, by what was before. */
  readonly pairs: readonly Pair[]
  /** Those of them that stand in the same order as before. */
  readonly staying: readonly Pair[]
}

/** Items of a list are the same by content, by what names them, or by being much alike. */
export function matchItems(before: readonly Json[], after: readonly Json[]): MatchedItems {
  const [was, is] = [before.map(contentOf), after.map(contentOf)]
  const found = new Matches(longestCommon(was, is))
  found.add(byText(was, is, found))
  found.add(byText(before.map(identityOf), after.map(identityOf), found))
  found.add(alike(before, after, found))
  const pairs = found.pairs.toSorted(([one], [other]) => one - other)
  const staying = longestRising(pairs)
  // What nothing names, stands elsewhere and is another value has nothing left by which it were the same.
  const isSame = ([one, other]: Pair) => isObject(before[one]) || was[one] === is[other]
  return { pairs: pairs.filter((pair) => staying.includes(pair) || isSame(pair)), staying }
}

class Matches {
  readonly pairs: Pair[] = []
  private readonly before = new Set<number>()
  private readonly after = new Set<number>()

  constructor(pairs: readonly Pair[]) {
    this.add(pairs)
  }

  add(pairs: readonly Pair[]): void {
    for (const pair of pairs) {
      if (this.before.has(pair[0]) || this.after.has(pair[1])) continue
      this.before.add(pair[0])
      this.after.add(pair[1])
      this.pairs.push(pair)
    }
  }

  hasBefore = (position: number): boolean => this.before.has(position)
  hasAfter = (position: number): boolean => this.after.has(position)
}

const contentOf = (item: Json): string => JSON.stringify(item)

/** What names an item of a list, in the order in which it counts. */
const naming = ["key", "field", "screen", "code", "value", "section", "name", "id"]

/** Two items with the same name are the same one; undefined for an item without. */
function identityOf(item: Json): string | undefined {
  if (!isObject(item)) return undefined
  const property = naming.find((name) => typeof item[name] === "string" || typeof item[name] === "number")
  return property === undefined ? undefined : `${property} ${JSON.stringify(item[property])}`
}

/** The first of those with a text before belongs to the first after, and so on. */
function byText(
  before: readonly (string | undefined)[],
  after: readonly (string | undefined)[],
  { hasBefore, hasAfter }: Matches,
): readonly Pair[] {
  const waiting = new Map<string, number[]>()
  for (const [position, text] of after.entries())
    if (text !== undefined && !hasAfter(position)) waiting.set(text, [...(waiting.get(text) ?? []), position])
  return before.flatMap((text, position): readonly Pair[] => {
    const other = text === undefined || hasBefore(position) ? undefined : waiting.get(text)?.shift()
    return other === undefined ? [] : [[position, other]]
  })
}

const mostCompared = 10_000

/** What is left: objects by what they have in common, first of all between the same neighbours; anything else there only, in its order. */
function alike(before: readonly Json[], after: readonly Json[], found: Matches): readonly Pair[] {
  const staying = longestRising(found.pairs.toSorted(([one], [other]) => one - other))
  const left = (items: readonly Json[], side: 0 | 1, isKnown: (position: number) => boolean) =>
    items.flatMap((item, position): readonly Left[] => {
      const gap = staying.filter((pair) => pair[side] < position).length
      return isKnown(position) ? [] : [{ item, position, gap, leaves: leavesOf(item) }]
    })
  const [was, is] = [left(before, 0, found.hasBefore), left(after, 1, found.hasAfter)]
  if (was.length * is.length > mostCompared) return []
  const candidates = was.flatMap((one) =>
    is.flatMap((other) => {
      const score = likeness(one, other)
      return score === undefined ? [] : [{ pair: [one.position, other.position] as const, score }]
    }),
  )
  const objects = candidates
    .toSorted((one, other) => other.score - one.score || distance(one.pair) - distance(other.pair))
    .map(({ pair }) => pair)
  return [...objects, ...byText(textsOf(before, was), textsOf(after, is), found)]
}

/** Of what is no object: its type and the neighbours that it stands between. */
function textsOf(items: readonly Json[], left: readonly Left[]): readonly (string | undefined)[] {
  const texts = new Map(
    left.flatMap(({ item, position, gap }) =>
      isObject(item) ? [] : [[position, `${gap} ${isList(item) ? "list" : "value"}`] as const],
    ),
  )
  return items.map((_, position) => texts.get(position))
}

const distance = ([one, other]: Pair): number => Math.abs(one - other)

interface Left {
  readonly item: Json
  readonly position: number
  /** How many items that stay are in front of it. */
  readonly gap: number
  readonly leaves: ReadonlySet<string>
}

/** From 0 (nothing in common) to 1, more for neighbours; undefined for two that are not the same item. */
function likeness(one: Left, other: Left): number | undefined {
  if (!isObject(one.item) || !isObject(other.item) || kindOf(one.item) !== kindOf(other.item)) return undefined
  const isNear = one.gap === other.gap
  const common = [...one.leaves].filter((leaf) => other.leaves.has(leaf)).length
  const score = (2 * common) / (one.leaves.size + other.leaves.size)
  const isNamed = identityOf(one.item) !== undefined && identityOf(other.item) !== undefined
  const least = isNamed || !isNear ? 0.5 : 0.01
  return score < least || (isNamed && !isNear) ? undefined : score + (isNear ? 1 : 0)
}

const kindOf = (item: Fields): string => JSON.stringify([item["widget"], item["do"], item["$ref"]])

/** Values by their names, wherever in a list they stand. */
function leavesOf(value: Json, path = ""): ReadonlySet<string> {
  if (typeof value !== "object" || value === null) return new Set([`${path} ${JSON.stringify(value)}`])
  return new Set(
    Object.entries<Json>(value).flatMap(([key, part]) => [...leavesOf(part, isList(value) ? path : `${path}/${key}`)]),
  )
}
