import { isRecord } from "../model/json"
import { isList } from "./operator"

/** Equality of JSON values: no conversion between types, the order of keys does not count. */
export function same(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (isList(left) && isList(right)) {
    return left.length === right.length && left.every((item, index) => same(item, right[index]))
  }
  if (!isRecord(left) || !isRecord(right)) return false
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]))
  )
}
