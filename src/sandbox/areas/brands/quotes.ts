import { type BrandKey, brandOf, countryOf } from "./brandKey"
import { priceOf } from "./prices"

/**
 * Prices in hundredths of their currency: yen of a Japanese share or of 10,000 units of a fund, dollars of a US share.
 */
export interface Quote {
  readonly currency: "JPY" | "USD"
  readonly price: number
  readonly previousClose: number
}

/** Yen of one dollar, in hundredths. */
export const fxRate = 15_000

/** The day that every fixture begins on; prices do not move after it. */
const today = "2025-01-15"

/** Closes of 14 January 2025 that the change in percent is too coarse for. */
const closes: Readonly<Record<number, number>> = {
  900001: 2_475_200,
  110001: 241_200,
  200001: 20_619,
  110901: 250_000,
}

/** A brand without a price is worth nothing. */
export function quoteOf(key: BrandKey): Quote {
  const currency = countryOf(key) === 2 ? "USD" : "JPY"
  const price = priceOf(key)
  if (price === undefined) return { currency, price: 0, previousClose: 0 }
  const previousClose = closes[key.brandId] ?? Math.round(price.hundredths / (1 + (price.change ?? 0) / 10_000))
  return { currency, price: price.hundredths, previousClose }
}

const dayMs = 24 * 60 * 60 * 1000
const daysBefore = (date: string) => (Date.parse(today) - Date.parse(date)) / dayMs

/** Close of a day in hundredths: a rise over the years with waves in it, the same for the same brand and day, always. */
export function closeOn(key: BrandKey, date: string): number {
  const quote = quoteOf(key)
  const days = daysBefore(date)
  if (days <= 0) return quote.price
  const phase = ((brandOf(key)?.SORT ?? 0) * 37) % 100
  return Math.max(1, Math.round(quote.previousClose * rise(days - 1, 0.06) * waves(days - 1, phase)))
}

/** Yen of one dollar on a day, in hundredths. */
export function fxOn(date: string): number {
  const days = daysBefore(date) - 15
  return days <= 0 ? fxRate : Math.round(fxRate * rise(days, 0.03) * waves(days, 50, 0.4))
}

const rise = (days: number, yearly: number) => Math.exp((-yearly * days) / 365)

/** 1 on the last day; slow, middle and quick swings before it. */
function waves(days: number, phase: number, strength = 1): number {
  const swing = (length: number, height: number) =>
    height * strength * (Math.sin(days / length + phase) - Math.sin(phase))
  return Math.max(0.3, 1 + swing(190, 0.07) + swing(23, 0.03) + swing(3.3, 0.008))
}
