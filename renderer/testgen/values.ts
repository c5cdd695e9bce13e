import type { Path } from "../model/compiled"
import { isRecord } from "../model/json"
import type { Values } from "./types"

/** The object with one value set at a path; what lies on the way is copied. */
export function setAt(values: Values, [name, ...rest]: Path, value: unknown): Values {
  if (name === undefined) return values
  const inner = values[name]
  return { ...values, [name]: rest.length === 0 ? value : setAt(isRecord(inner) ? inner : {}, rest, value) }
}

/** The object with another laid over it, part by part. */
export const merge = (values: Values, more: Values): Values =>
  Object.entries(more).reduce<Values>((all, [name, value]) => {
    const below = all[name]
    return { ...all, [name]: isRecord(below) && isRecord(value) ? merge(below, value) : value }
  }, values)

/** The value at a path; undefined where something on the way is missing. */
export function getAt(values: Values, path: Path): unknown {
  return path.reduce<unknown>((value, segment) => (isRecord(value) ? value[segment] : undefined), values)
}
