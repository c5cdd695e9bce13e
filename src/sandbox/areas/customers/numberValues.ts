import { divide, toScale } from "../../../domain/decimal"

/** Amounts as the platform service writes them: n × 10^e10 of a unit. */
export const yenValue = (yen: number) => ({ n: yen, e10: 0 as const, unit: "jpy" as const })

export const dollarValue = (cents: number) => ({ n: cents, e10: -2, unit: "usd" })

/** Price in hundredths of its currency. */
export const priceValue = (hundredths: number, currency: "JPY" | "USD") =>
  currency === "USD" ? dollarValue(hundredths) : yenValue(hundredths / 100)

const exact = (count: number) => toScale(BigInt(count), 0)

/** `part` of `whole` in percent, rounded half away from zero to hundredths; 0 of nothing. */
export function percentValue(part: number, whole: number) {
  const n = whole === 0 ? 0 : Number(divide(exact(part), exact(whole), 4, "half-up").units)
  return { n, e10: -2, unit: "%" }
}
