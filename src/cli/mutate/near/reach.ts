import type { ScreenModule } from "../../../../renderer"
import { solve } from "../../../../renderer/linter"
import { sampleClock } from "../../../app/statePages/sampleStores"
import { parseJson } from "../../../domain/json"
import { toJapanDate } from "../../../domain/japanTime"
import type { Mutation } from "../choose"
import { atDay, withMonths } from "./atDay"
import { type Condition, heldAround, seenWhere } from "./holds"
import { schemaAt } from "./isSame"
import { type Contents, withShared } from "./shared"
import { type NamedValue, valuesKnown } from "./variants"

/** States are drawn on one day. */
const today = toJapanDate(sampleClock.now())
const year = Number(today.slice(0, 4))
const dated = (condition: Condition): Condition => withMonths(atDay(condition, today), [year, year - 1])

interface Reaching {
  readonly module: ScreenModule
  readonly contents: Contents
  /** What lies around each use of a changed part that is shared. */
  readonly uses: readonly (readonly unknown[])[]
}

/** Values with which the changed place is met and its change can be seen; one set of them for each use of it. */
export function valuesToReach(
  mutation: Mutation,
  { module, contents, uses }: Reaching,
): readonly (readonly NamedValue[])[] {
  const resolved = (text: string) => JSON.stringify(withShared(parseJson(text), mutation.file, contents)) ?? ""
  const { before, after } = mutation
  const own = seenWhere(
    { ...mutation, before: resolved(before), after: resolved(after) },
    JSON.stringify(contents.get(mutation.file)),
  )
  const ways = uses.length > 0 ? uses.map(heldAround) : [[]]
  const named = new Map(Object.entries(conditionsIn(contents)).map(([name, { when }]) => [name, dated(when)]))
  const schemaOf = (path: string) => schemaAt(path, module)
  return ways.flatMap((way) => {
    const all = withShared([...way, ...own], mutation.file, contents) as readonly Condition[]
    const found = all.length === 0 ? undefined : solve(dated({ all: [...all] }), schemaOf, named)
    const values = [...(found ?? [])].flatMap(([path, value]) => {
      const [name = "", holder, ...rest] = path.split(".").toReversed()
      if (holder === undefined) return []
      return asKnown({ name, value, ...(rest[0] === "$kept" ? { kept: holder } : {}) }, module)
    })
    // What an answer must have is there without a value.
    const withNull = values.map((one) => ({ ...one, value: one.value ?? null }))
    const isMissing = values.some(({ value }) => value === undefined)
    return values.length === 0 ? [] : [values, ...(isMissing ? [withNull] : [])]
  })
}

/** Rows and objects are as they are known: a made-up one is no answer. */
function asKnown(one: NamedValue, module: ScreenModule): readonly NamedValue[] {
  const { name, value } = one
  const isMadeUp = typeof value === "object" && value !== null && JSON.stringify(value).includes("{")
  if (!isMadeUp) return [one]
  const known = valuesKnown(module, name).find((one) => Array.isArray(one) === Array.isArray(value) && isFilled(one))
  return known === undefined ? [] : [{ name, value: known }]
}

const isFilled = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length > 0

const conditionsIn = (contents: Contents): Readonly<Record<string, { readonly when: Condition }>> =>
  (
    contents.get("conditions.json") as
      | { readonly conditions?: Record<string, { readonly when: Condition }> }
      | undefined
  )?.conditions ?? {}
