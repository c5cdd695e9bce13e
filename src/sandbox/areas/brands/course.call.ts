import { handleOpen, notFound, ok } from "../../engine"
import { type BrandKey, brandOf, countryOf, isFund } from "./brandKey"
import { isRetired } from "./fixtureBrands"
import { pricePoints } from "./pricePoints"
import { priceOf } from "./prices"
import { profileOf } from "./profiles"
import { fxRate, quoteOf } from "./quotes"
import { sessionOf } from "./session"

/** One brand: its price and how it came there. */
export const handle = handleOpen("bff/course", async ({ market_id: marketId, brand_id: brandId, period }, { now }) => {
  const key = { marketId, brandId }
  if (brandOf(key)?.MARKET_ID !== marketId) return notFound
  const session = sessionOf(key, now)
  const value = (hundredths: number | undefined) => (hundredths === undefined ? null : moneyOf(key, hundredths))
  const change = priceOf(key)?.change
  const traded = isFund(key) ? undefined : session
  return ok({
    market_id: marketId,
    brand_id: brandId,
    price: value(session?.price),
    price_jpy: session && countryOf(key) === 2 ? inYen(session.price) : null,
    gain_loss_percentage: change == null ? null : { n: change, e10: -2, unit: "%" },
    base_datetime: session?.at ?? null,
    open: value(traded?.open),
    high: value(traded?.high),
    low: value(traded?.low),
    previous_close: session ? moneyOf(key, quoteOf(key).previousClose) : null,
    ...profileOf(key),
    buyable: !isRetired(brandId),
    points: pricePoints(key, period, { now, session }).map(({ at, price }) => ({ at, price: moneyOf(key, price) })),
  })
})

/** Dollars with their cents, yen without. */
const moneyOf = (key: BrandKey, hundredths: number) =>
  countryOf(key) === 2
    ? { n: hundredths, e10: -2, unit: "usd" }
    : { n: Math.round(hundredths / 100), e10: 0, unit: "jpy" }

const inYen = (cents: number) => ({ n: Math.round((cents * fxRate) / 10_000), e10: 0, unit: "jpy" })
