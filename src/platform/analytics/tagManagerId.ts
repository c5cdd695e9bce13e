const shape = /^GTM-[A-Z0-9]+$/

/** Tag manager id of a host, from `constants.gtm`; undefined unless it has the shape of one. */
export function tagManagerId(host: string, ids: unknown): string | undefined {
  if (typeof ids !== "object" || ids === null) return undefined
  const entries = new Map<string, unknown>(Object.entries(ids))
  const id = entries.has(host) ? entries.get(host) : entries.get("otherwise")
  return typeof id === "string" && shape.test(id) ? id : undefined
}
