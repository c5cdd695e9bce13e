import { segmentsOf } from "../../renderer/pointers"
import { isFields, isSame, within } from "./json"

/**
 * Where a place of a document stands in a newer version of it: what was moved within its list is followed. Undefined where the
 * part is gone from there.
 */
export function placeIn(before: unknown, after: unknown, pointer: string): string | undefined {
  let [was, is, at] = [before, after, ""]
  for (const segment of segmentsOf(pointer)) {
    const isList = Array.isArray(was) && Array.isArray(is)
    const name = isList ? indexIn(was as readonly unknown[], is as readonly unknown[], Number(segment)) : segment
    if (name === undefined) return undefined
    at = within(at, name)
    was = below(was, segment)
    is = below(is, String(name))
  }
  return at
}

const below = (holder: unknown, name: string): unknown =>
  typeof holder === "object" && holder !== null && Object.hasOwn(holder, name) ? Reflect.get(holder, name) : undefined

/** Where an item of a list is in a newer one; behind the last where it was there before. */
function indexIn(was: readonly unknown[], is: readonly unknown[], index: number): number | undefined {
  const { [index]: item } = was
  if (index >= was.length) return is.length
  const isInPlace = was.length === is.length && isSame(was.toSpliced(index, 1), is.toSpliced(index, 1))
  if (isSame(is[index], item) || isInPlace) return index
  const found = is.findIndex((one) => isSame(one, item))
  if (found >= 0) return found
  const name = nameOf(item)
  const named = name === undefined ? -1 : is.findIndex((one) => nameOf(one) === name)
  if (named >= 0) return named
  const isNew = (one: unknown) => !was.some((other) => isSame(one, other))
  // What is said otherwise stands where it stood, unless one that was there before has come into its place.
  if (was.length === is.length && name === undefined) return isNew(is[index]) ? index : undefined
  const isAlike = (one: unknown) => name === undefined && isNew(one) && kindOf(one) === kindOf(item)
  const [alike, ...more] = is.flatMap((one, at) => (isAlike(one) ? [at] : []))
  return more.length === 0 ? alike : undefined
}

const names = ["field", "key", "screen", "code", "id"]

/** What tells an item from the others, whatever else is said of it. */
function nameOf(item: unknown): string | undefined {
  if (!isFields(item)) return undefined
  const name = names.find((one) => typeof item[one] === "string" || typeof item[one] === "number")
  return name === undefined ? undefined : `${name} ${String(item[name])}`
}

const kindOf = (item: unknown): unknown => (isFields(item) ? item["widget"] : typeof item)
