/** Quantities are whole millionths of a share or fund unit, so that adding them is exact. */
export const millionths = (quantity: number): number => Math.round(quantity * 1_000_000)

/** As calls write it: `12.5`. */
export const quantityText = (quantity: number): string => `${quantity / 1_000_000}`

/** Hundredths as calls write them: `2500` yen, `200.00` dollars. */
export const priceText = (hundredths: number, currency: "JPY" | "USD"): string =>
  currency === "USD" ? (hundredths / 100).toFixed(2) : `${hundredths / 100}`
