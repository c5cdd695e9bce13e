import { isRecord, type JsonRecord } from "../../../../domain/json"
import { courseType } from "../../../../domain/brands/courseType"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

export const brands: CreateSource<typeof definition> =
  () =>
  ({ items }) => ({ items: Array.isArray(items) ? items.filter(isRecord).map(listed) : [] })

function listed({ MARKET_ID, BRAND_ID, ETF_FLG, ...names }: JsonRecord) {
  const facts = { MARKET_ID: Number(MARKET_ID), BRAND_ID: Number(BRAND_ID) }
  return {
    ...facts,
    key: `${facts.MARKET_ID}-${facts.BRAND_ID}`,
    BRAND_CD: String(names["BRAND_CD"]),
    BRAND_NM_MINI: String(names["BRAND_NM_MINI"]),
    course: courseType({ MARKET_ID: facts.MARKET_ID, ETF_FLG: Number(ETF_FLG) }),
  }
}
