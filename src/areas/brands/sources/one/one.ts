import { listBrands } from "../../../../domain/brands/listedBrand"
import { isRecord } from "../../../../domain/json"
import type { CreateSource } from "../../../../sources"
import { readBrands, type SourceBrand } from "../readBrands"
import type { definition } from "./definition"

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== ""

export const one: CreateSource<typeof definition> =
  () =>
  ({ data, prices, market, id, code }) => {
    const isWanted = ({ MARKET_ID, BRAND_ID, BRAND_CD }: SourceBrand) =>
      isFilled(id) ? String(BRAND_ID) === String(id) && String(MARKET_ID) === String(market) : BRAND_CD === code
    const { BRAND_ARRAY: listed, SE_BRAND_ARRAY: retired } = isRecord(data) ? data : {}
    const current = readBrands(listed).find(isWanted)
    const brand = current ?? readBrands(retired).find(isWanted)
    if (brand === undefined) return { known: false }
    const [shown] = listBrands([brand], Array.isArray(prices) ? prices : [])
    return { known: true, retired: current === undefined, ...shown }
  }
