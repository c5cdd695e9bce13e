import { isRecord } from "../model/json"
import type { Path } from "../model/scope"

/** What stands at a path of an answer; undefined where something on the way is missing. */
export const readAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, name) => (isRecord(part) && Object.hasOwn(part, name) ? part[name] : undefined), value)

/** The answer with something else at a path; as it is where something on the way is missing. */
export function writeAt(value: unknown, [name, ...rest]: Path, part: unknown): unknown {
  if (name === undefined) return part
  return isRecord(value) ? { ...value, [name]: writeAt(value[name], rest, part) } : value
}
