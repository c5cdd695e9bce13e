import { same } from "../../expressions/same"
import type { Json } from "../../model/documents"
import { type Fields, isList, isObject } from "../../model/json"
import { parentOf, within } from "../../model/pointer"
import type { Difference } from "./difference"
import { matchItems } from "./matchItems"

interface Options {
  /** A value that is told as one, not by its parts. */
  readonly isWhole?: (value: Json) => boolean
}

interface Sides {
  readonly from: string
  readonly to: string
  readonly before: Json
  readonly after: Json
}

/** Every difference of two values, in the order of the one after; none is told twice, and nothing that is the same. */
export function findDifferences(
  before: Json,
  after: Json,
  { isWhole = () => false }: Options = {},
): readonly Difference[] {
  return movedBetweenLists(compare({ from: "", to: "", before, after }, isWhole))
}

type IsWhole = (value: Json) => boolean

function compare(sides: Sides, isWhole: IsWhole): readonly Difference[] {
  const { before, after } = sides
  const isOne = isWhole(before) || isWhole(after)
  if (!isOne && isList(before) && isList(after)) return compareLists(sides, [before, after], isWhole)
  if (!isOne && isObject(before) && isObject(after)) return compareRecords(sides, [before, after], isWhole)
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ kind: "changed", ...sides }]
}

function compareLists(
  { from, to }: Sides,
  [before, after]: readonly [readonly Json[], readonly Json[]],
  isWhole: IsWhole,
): readonly Difference[] {
  const { pairs, staying } = matchItems(before, after)
  const [partners, kept] = [new Map(pairs.map(([one, other]) => [other, one])), new Set(pairs.map(([one]) => one))]
  const unmoved = new Map(staying)
  /** Behind the nearest item in front of it that stays. */
  const placeOf = (position: number): number => {
    for (let one = position - 1; one >= 0; one -= 1) {
      const other = unmoved.get(one)
      if (other !== undefined) return other + 1
    }
    return 0
  }
  const there = after.flatMap((item, position): readonly Difference[] => {
    const partner = partners.get(position)
    const place = within(to, position)
    const was = partner === undefined ? undefined : before[partner]
    if (partner === undefined || was === undefined) return [{ kind: "added", to: place, after: item, isItem: true }]
    const origin = within(from, partner)
    const inside = compare({ from: origin, to: place, before: was, after: item }, isWhole)
    if (unmoved.has(partner)) return inside
    const back = placeOf(partner)
    const at = within(to, back > position ? back - 1 : back)
    return [{ kind: "moved", from: origin, to: place, at, after: item }, ...inside]
  })
  const gone = before.flatMap((item, position): readonly Difference[] =>
    kept.has(position)
      ? []
      : [
          {
            kind: "removed",
            from: within(from, position),
            at: within(to, placeOf(position)),
            before: item,
            isItem: true,
          },
        ],
  )
  return [...there, ...gone]
}

function compareRecords(
  { from, to }: Sides,
  [before, after]: readonly [Fields, Fields],
  isWhole: IsWhole,
): readonly Difference[] {
  const names = formerNames(before, after)
  const kept = new Set(names.values())
  const there = Object.entries(after).flatMap(([name, value]): readonly Difference[] => {
    const former = names.get(name)
    const place = within(to, name)
    const was = former === undefined ? undefined : before[former]
    if (former === undefined || was === undefined) return [{ kind: "added", to: place, after: value, isItem: false }]
    const origin = within(from, former)
    const renamed: readonly Difference[] =
      former === name ? [] : [{ kind: "renamed", from: origin, to: place, after: value }]
    return [...renamed, ...compare({ from: origin, to: place, before: was, after: value }, isWhole)]
  })
  const gone = Object.entries(before).flatMap(([name, value]): readonly Difference[] =>
    kept.has(name)
      ? []
      : [{ kind: "removed", from: within(from, name), at: within(to, name), before: value, isItem: false }],
  )
  const order = [...names.values()]
  const formerOrder = Object.keys(before).filter((name) => kept.has(name))
  const isReordered = order.some((name, index) => name !== formerOrder[index])
  return [...(isReordered ? [{ kind: "reordered", from, to } as const] : []), ...there, ...gone]
}

/** By each name of the object after, its name before: the same, or one that held the same. */
function formerNames(before: Fields, after: Fields): ReadonlyMap<string, string> {
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name))
  return new Map(
    Object.entries(after).flatMap(([name, value]) => {
      if (Object.hasOwn(before, name)) return [[name, name] as const]
      const index = isTelling(value) ? gone.findIndex((former) => same(before[former], value)) : -1
      const [former] = index < 0 ? [] : gone.splice(index, 1)
      return former === undefined ? [] : [[name, former] as const]
    }),
  )
}

/** Two values that are the same by chance say nothing. */
const isTelling = (value: Json): boolean => typeof value === "object" && value !== null && Object.keys(value).length > 0

/** What left one list and came into another as it was has moved. */
function movedBetweenLists(differences: readonly Difference[]): readonly Difference[] {
  const gone = differences.flatMap((one) =>
    one.kind === "removed" && one.isItem && isTelling(one.before) ? [one] : [],
  )
  const taken = new Set<Difference>()
  const told = differences.map((one) => {
    if (one.kind !== "added" || !one.isItem) return one
    const origin = gone.find(
      (other) =>
        !taken.has(other) &&
        parentOf(other.at) !== parentOf(one.to) &&
        JSON.stringify(other.before) === JSON.stringify(one.after),
    )
    if (!origin) return one
    taken.add(origin)
    return { kind: "moved", from: origin.from, to: one.to, at: origin.at, after: one.after } as const
  })
  return told.filter((one) => !taken.has(one))
}
