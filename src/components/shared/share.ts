export const toNumber = (value: unknown): number =>
  typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN

/** Share between 0 and 1; nothing where a figure is missing. */
export function share(value: unknown, of: unknown): number {
  const part = toNumber(value) / toNumber(of)
  return Number.isFinite(part) ? Math.min(Math.max(part, 0), 1) : 0
}
