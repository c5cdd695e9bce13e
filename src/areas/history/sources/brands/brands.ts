import { isRecord, type JsonRecord } from "../../../../domain/json"
import { courseType } from "../../../../domain/brands/courseType"
import { brandNorm } from "../../../../domain/text/brandNorm"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

/** A person has traded dozens of brands, not thousands: they are gone through at every key. */
export const brands: CreateSource<typeof definition> =
  () =>
  ({ items, text }) => {
    const term = typeof text === "string" ? brandNorm(text) : ""
    const all = Array.isArray(items) ? items.filter(isRecord).map(listed) : []
    return { items: all.filter((brand) => holds(brand, term)) }
  }

type Listed = ReturnType<typeof listed>

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

const holds = ({ BRAND_NM_MINI, BRAND_CD }: Listed, term: string): boolean =>
  [BRAND_NM_MINI, BRAND_CD].some((name) => brandNorm(name).includes(term))
