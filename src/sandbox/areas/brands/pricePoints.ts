import { monthsBefore, toJapanDate } from "../../../domain/japanTime"
import { isBusinessDay, nextDay } from "../../engine"
import { type BrandKey, countryOf, isFund } from "./brandKey"
import { closeOn } from "./quotes"
import type { Session } from "./session"

export type Period = "1d" | "1m" | "6m" | "1y" | "5y"

export interface PricePoint {
  /** With its offset from UTC, `+09:00`. */
  readonly at: string
  /** In hundredths of the currency. */
  readonly price: number
}

/** When a day's price is made, in Japan. */
const closing = { 1: "15:30:00", 2: "06:00:00", 3: "00:00:00" } as const

const months: Readonly<Record<Exclude<Period, "1d">, number>> = { "1m": 1, "6m": 6, "1y": 12, "5y": 60 }

/** Five years are told week by week: a phone is not wide enough for every day. */
const mostDays = 400

/** Prices of a period up to now: a day's in minutes, of longer ones the closes. What has no price has no points. */
export function pricePoints(
  key: BrandKey,
  period: Period,
  { now, session }: { now: Date; session: Session | undefined },
) {
  if (session === undefined) return []
  if (period === "1d" && !isFund(key)) return withinDay(session)
  const today = toJapanDate(now.getTime())
  const days: string[] = []
  const first = monthsBefore(today, period === "1d" ? 1 : months[period])
  for (let date = first; date < today; date = nextDay(date)) if (isBusinessDay(date)) days.push(date)
  const step = days.length > mostDays ? 5 : 1
  const past = days
    .filter((_date, index) => (days.length - index) % step === 0)
    .map((date) => ({ at: `${date}T${closing[countryOf(key)]}+09:00`, price: closeOn(key, date) }))
  return [...past, { at: session.at, price: session.price }]
}

const minuteMs = 60_000
const written = (at: number) => `${new Date(at + 9 * 60 * minuteMs).toISOString().slice(0, 19)}+09:00`

/** Every five minutes of the session: from its open over its high and its low to the price of now. */
function withinDay({ from, at, open, high, low, price }: Session): readonly PricePoint[] {
  const [start, end] = [Date.parse(from), Date.parse(at)]
  const count = Math.max(2, Math.round((end - start) / (5 * minuteMs)))
  const turns = price < open ? [open, high, low, price] : [open, low, high, price]
  return Array.from({ length: count + 1 }, (_, index) => {
    const place = (index / count) * (turns.length - 1)
    const leg = Math.min(Math.floor(place), turns.length - 2)
    const [before = price, after = price] = [turns[leg], turns[leg + 1]]
    return {
      at: written(start + Math.round(((end - start) * index) / count)),
      price: Math.round(before + (after - before) * (place - leg)),
    }
  })
}
