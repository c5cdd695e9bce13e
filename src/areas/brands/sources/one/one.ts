import type { BrandFacts } from "../../../../domain/brands/brandFacts"
import { listBrands } from "../../../../domain/brands/listedBrand"
import { isRecord } from "../../../../domain/json"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

type Brand = BrandFacts & { readonly BRAND_ID: number }

/** The loader has typed every row before it came here. */
const isBrands = (value: unknown): value is readonly Brand[] => Array.isArray(value)

const brandsOf = (value: unknown): readonly Brand[] => (isBrands(value) ? value : [])

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== ""

export const one: CreateSource<typeof definition> =
  () =>
  ({ data, prices, market, id, code }) => {
    const isWanted = ({ MARKET_ID, BRAND_ID, BRAND_CD }: Brand) =>
      isFilled(id) ? String(BRAND_ID) === String(id) && String(MARKET_ID) === String(market) : BRAND_CD === code
    const { BRAND_ARRAY: listed, SE_BRAND_ARRAY: retired } = isRecord(data) ? data : {}
    const current = brandsOf(listed).find(isWanted)
    const brand = current ?? brandsOf(retired).find(isWanted)
    if (brand === undefined) return { known: false }
    const [shown] = listBrands([brand], Array.isArray(prices) ? prices : [])
    return { known: true, retired: current === undefined, ...shown }
  }
