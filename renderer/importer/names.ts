const reserved: ReadonlySet<string> = new Set(["", "__proto__", "prototype", "constructor"])

/** The name itself, or one that a `$path` can hold. */
export function fieldName(name: string): string {
  const safe = name.replaceAll(/[\s${}|.]+/g, "_")
  return reserved.has(safe) ? `field${safe}` : safe
}

export const pathTo = (path: string, name: string): string => `${path}.${fieldName(name)}`
