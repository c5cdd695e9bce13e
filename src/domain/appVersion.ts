const shape = /^\d+\.\d+\.\d+$/

/** Three numbers of `digits.digits.digits`; undefined for anything else. */
function parseVersion(text: unknown): readonly bigint[] | undefined {
  if (typeof text !== "string" || text.length > 60 || !shape.test(text)) return undefined
  return text.split(".").map((part) => BigInt(part))
}

/** Compares as numbers, so that 3.9.10 is older than 3.24.0. An invalid version is never new enough. */
export function isAtLeast(version: unknown, threshold: string): boolean {
  const actual = parseVersion(version)
  const wanted = parseVersion(threshold)
  if (!actual || !wanted) return false
  for (const [index, part] of wanted.entries()) {
    const own = actual[index] ?? 0n
    if (own !== part) return own > part
  }
  return true
}
