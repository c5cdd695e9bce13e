import type { ScreenModule } from "../../../../renderer"
import { solve } from "../../../../renderer/linter"
import { parseJson } from "../../../domain/json"
import type { Mutation } from "../choose"
import { type Condition, heldAround, seenWhere } from "./holds"
import { schemaAt } from "./isSame"
import { type Contents, withShared } from "./shared"
import { type NamedValue, valuesKnown } from "./variants"

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
  const named = new Map(Object.entries(conditionsIn(contents)).map(([name, { when }]) => [name, when]))
  const schemaOf = (path: string) => schemaAt(path, module)
  return ways.flatMap((way) => {
    const all = withShared([...way, ...own], mutation.file, contents) as readonly Condition[]
    const found = all.length === 0 ? undefined : solve({ all: [...all] }, schemaOf, named)
    const values = [...(found ?? [])].flatMap(([path, value]) => {
      const [name = "", ...rest] = path.split(".").toReversed()
      return rest.length === 0 ? [] : asKnown({ name, value }, module)
    })
    // What an answer must have is there without a value.
    const withNull = values.map(({ name, value }) => ({ name, value: value ?? null }))
    const isMissing = values.some(({ value }) => value === undefined)
    return values.length === 0 ? [] : [values, ...(isMissing ? [withNull] : [])]
  })
}

/** Rows and objects are as they are known: a made-up one is no answer. */
function asKnown({ name, value }: NamedValue, module: ScreenModule): readonly NamedValue[] {
  const isMadeUp = typeof value === "object" && value !== null && JSON.stringify(value).includes("{")
  if (!isMadeUp) return [{ name, value }]
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
