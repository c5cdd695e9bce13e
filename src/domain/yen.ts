/** A whole amount in yen that floats hold exactly. */
export type Yen = number & { readonly unit: "yen" }

export const isYen = (value: unknown): value is Yen => typeof value === "number" && Number.isSafeInteger(value)

/** The sum, or undefined where it grows beyond what can be held exactly. */
export function sumYen(amounts: readonly Yen[]): Yen | undefined {
  const sum: unknown = amounts.reduce((total, amount) => total + amount, 0)
  return isYen(sum) ? sum : undefined
}
