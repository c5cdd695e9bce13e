import { toJS } from "mobx"
import type { Scope } from "../../../../renderer"
import { isRecord } from "../../../domain/json"

/** The values that a compiled condition reads, by `$path`; null for what is missing. */
export function readValues(condition: unknown, scope: Scope): Readonly<Record<string, unknown>> {
  return Object.fromEntries(pathsIn(condition).map((path) => [`$${path.join(".")}`, plain(scope.get(path))]))
}

/** As plain data: the page around this one reads it when the screen is gone. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(toJS(value) ?? null)) as unknown

function pathsIn(part: unknown): readonly (readonly string[])[] {
  if (Array.isArray(part)) return part.flatMap(pathsIn)
  if (!isRecord(part)) return []
  const path = part["@get"]
  return Array.isArray(path) ? [path.map(String)] : Object.values(part).flatMap(pathsIn)
}
