import { isRecord } from "./json"

/** Every path that a text, a condition or a value names, without its sign: `saved.draft.city`. */
export function pathsRead(value: unknown): readonly string[] {
  if (typeof value === "string")
    return value.startsWith("$")
      ? [value.slice(1)]
      : [...value.matchAll(/\{(\w+(?:\.\w+)+)(?=[|}])/g)].map(([, path = ""]) => path)
  if (Array.isArray(value)) return value.flatMap(pathsRead)
  return isRecord(value) ? Object.values(value).flatMap(pathsRead) : []
}

/** Names of the conditions that a value uses, also by those that these use. */
export function conditionsUsed(value: unknown, named: Readonly<Record<string, unknown>>): readonly string[] {
  const found = new Set<string>()
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) for (const one of part) visit(one)
    if (!isRecord(part)) return
    const { condition } = part
    if (typeof condition === "string" && !found.has(condition)) {
      found.add(condition)
      visit(named[condition])
    }
    for (const one of Object.values(part)) visit(one)
  }
  visit(value)
  return [...found]
}
