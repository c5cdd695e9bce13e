/**
 * Stands in for the library that rjsf compares props and data with: plain objects, arrays and values, as schemas, data
 * and props of a form are. Functions are always equal, as rjsf wants them; what was compared on the way down is not again.
 */
export function createCustomEqual(): (left: unknown, right: unknown) => boolean {
  return (left, right) => isEqual(left, right, new Map())
}

type Seen = Map<object, object>

function isEqual(left: unknown, right: unknown, seen: Seen): boolean {
  if (Object.is(left, right) || (left === 0 && right === 0)) return true
  if (typeof left === "function") return typeof right === "function"
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false
  if (seen.get(left) === right) return true
  if (Object.getPrototypeOf(left) !== Object.getPrototypeOf(right)) return false
  seen.set(left, right)
  const found =
    Array.isArray(left) || isPlain(left) ? hasEqualParts(left, right, seen) : isEqualOther(left, right, seen)
  seen.delete(left)
  return found
}

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

function hasEqualParts(left: object, right: object, seen: Seen): boolean {
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  return keys.every(
    (key) => Object.hasOwn(right, key) && isEqual(Reflect.get(left, key), Reflect.get(right, key), seen),
  )
}

function isEqualOther(left: object, right: object, seen: Seen): boolean {
  if (left instanceof Date && right instanceof Date) return Object.is(left.getTime(), right.getTime())
  if (left instanceof RegExp && right instanceof RegExp) return String(left) === String(right)
  if (left instanceof Set && right instanceof Set) return isEqual([...left], [...right], seen)
  if (left instanceof Map && right instanceof Map) return isEqual([...left], [...right], seen)
  return hasEqualParts(left, right, seen)
}
