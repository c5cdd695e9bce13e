import type { Path } from "../model/compiled"
import { isRecord } from "../model/json"
import type { Values } from "./types"

/** The object with one value set at a path; what lies on the way is copied. */
export function setAt(values: Values, [name, ...rest]: Path, value: unknown): Values {
  if (name === undefined) return values
  const inner = values[name]
  return { ...values, [name]: rest.length === 0 ? value : setAt(isRecord(inner) ? inner : {}, rest, value) }
}

/** The same for several at once: what lies on the way of any is copied once. */
export function setAll(values: Values, entries: readonly (readonly [Path, unknown])[]): Values {
  if (entries.length === 0) return values
  const own: Record<string, unknown> = { ...values }
  const below = new Map<string, (readonly [Path, unknown])[]>()
  for (const [[name, ...rest], value] of entries) {
    if (name === undefined) continue
    if (rest.length === 0) {
      below.delete(name)
      own[name] = value
      continue
    }
    const inner = below.get(name) ?? []
    below.set(name, inner)
    inner.push([rest, value])
  }
  for (const [name, inner] of below) {
    const before = own[name]
    own[name] = setAll(isRecord(before) ? before : {}, inner)
  }
  return own
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
