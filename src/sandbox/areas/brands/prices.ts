import type { BffCalls } from "../../../contracts/bff"
import { fixtureBrands } from "./fixtureBrands"
import { firstGenerated, generatedBrand } from "./generatedBrands"

const yen = (n: number) => ({ n, e10: 0, unit: "jpy" })
const dollars = (cents: number) => ({ n: cents, e10: -2, unit: "usd" })
const percent = (hundredths: number) => ({ n: hundredths, e10: -2, unit: "%" })

type Price = readonly [price: ReturnType<typeof yen>, change: number | null]

/** Of the five brands that every number of the fixture customer is about, and of one that is retired; changes in hundredths of a percent. */
const fixturePrices: Readonly<Record<number, Price>> = {
  900001: [yen(25_000), 100],
  200001: [dollars(20_000), -300],
  110001: [yen(2_400), -50],
  210001: [dollars(9_000), 250],
  110901: [yen(2_500), null],
  110002: [yen(310), 0],
}

const japan = 11
const funds = 99

/** The same for the same number, always: between -5 % and +5 %, one brand of fifty without a price. */
function generatedPrice(index: number, market: number): Price | undefined {
  if (index % 50 === 49) return undefined
  const spread = (index * 2_654_435_761) % 4_294_967_296
  const change = (spread % 1_001) - 500
  if (market === funds) return [yen(8_000 + (spread % 30_000)), change]
  return market === japan ? [yen(300 + (spread % 9_000)), change] : [dollars(1_000 + (spread % 60_000)), change]
}

/** Price in hundredths of its currency, and change in hundredths of a percent. */
export function priceOf({ marketId, brandId }: { readonly marketId: number; readonly brandId: number }) {
  const found = fixturePrices[brandId] ?? generatedPrice(brandId - firstGenerated, marketId)
  return found === undefined ? undefined : { hundredths: found[0].n * 10 ** (2 + found[0].e10), change: found[1] }
}

type Prices = BffCalls["bff/brand-prices"]["response"]["prices"]

const made = new Map<number, Prices>()

/** Prices of the brands of `brandsData`, made once per size. */
export function pricesOf(generatedCount: number): Prices {
  const known = made.get(generatedCount)
  if (known !== undefined) return known
  const generated = Array.from({ length: generatedCount }, (_, index) => {
    const brand = generatedBrand(index)
    return { brand, price: generatedPrice(index, brand.MARKET_ID) }
  })
  const fixture = fixtureBrands.map((brand) => ({ brand, price: fixturePrices[brand.BRAND_ID] }))
  const prices = [...fixture, ...generated].flatMap(({ brand, price }) =>
    price === undefined
      ? []
      : [
          {
            market_id: brand.MARKET_ID,
            brand_id: brand.BRAND_ID,
            price: price[0],
            gain_loss_percentage: price[1] === null ? null : percent(price[1]),
          },
        ],
  )
  made.set(generatedCount, prices)
  return prices
}
