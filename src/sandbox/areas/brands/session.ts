import { toJapanDate } from "../../../domain/japanTime"
import { type BrandKey, countryOf } from "./brandKey"
import { quoteOf } from "./quotes"

/** A day of trading as far as it has come; prices in hundredths of their currency. */
export interface Session {
  /** When it opened, and when its price was made; with their offset from UTC. */
  readonly from: string
  readonly at: string
  readonly open: number
  readonly high: number
  readonly low: number
  readonly price: number
}

/** Of the brand that the catalogue writes out. */
const known: Readonly<Record<number, Pick<Session, "open" | "high" | "low">>> = {
  200001: { open: 20_500, high: 20_650, low: 19_900 },
}

/** In whole yen, or in cents. */
const rounded = (hundredths: number, unit: number) => Math.round(hundredths / unit) * unit

/** The session of now, undefined for what has no price: New York closed in the morning, Tokyo is open, funds have one price a day. */
export function sessionOf(key: BrandKey, now: Date): Session | undefined {
  const { price, previousClose } = quoteOf(key)
  if (price === 0) return undefined
  const unit = countryOf(key) === 2 ? 1 : 100
  const open = rounded(previousClose + (price - previousClose) / 5, unit)
  const swing = Math.max(unit, rounded(Math.abs(price - previousClose) / 2 + price / 500, unit))
  const spread = { open, high: Math.max(open, price) + swing, low: Math.max(unit, Math.min(open, price) - swing) }
  return { ...spread, ...known[key.brandId], price, ...hoursOf(key, now) }
}

const yesterday = (now: Date) => toJapanDate(now.getTime() - 24 * 60 * 60 * 1000)

function hoursOf(key: BrandKey, now: Date): Pick<Session, "from" | "at"> {
  const today = toJapanDate(now.getTime())
  const country = countryOf(key)
  if (country === 2) return { from: `${yesterday(now)}T23:30:00+09:00`, at: `${today}T06:00:00+09:00` }
  if (country === 3) return { from: `${today}T00:00:00+09:00`, at: `${today}T00:00:00+09:00` }
  const [open, close] = [`${today}T09:00:00+09:00`, `${today}T15:30:00+09:00`]
  const moment = `${new Date(now.getTime() + 9 * 60 * 60_000).toISOString().slice(0, 19)}+09:00`
  return { from: open, at: moment < open ? open : moment > close ? close : moment }
}
