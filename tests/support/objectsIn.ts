type Plain = Readonly<Record<string, unknown>>

/** Every object within a document, outermost first. */
export function objectsIn(value: unknown): readonly Plain[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== "object" || value === null) return []
  const parts: readonly unknown[] = Object.values(value)
  return [Object.fromEntries(Object.entries(value)), ...parts.flatMap(objectsIn)]
}
