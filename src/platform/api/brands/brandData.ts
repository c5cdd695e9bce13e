import { isRecord, type JsonRecord } from "../../../domain/json"
import type { BrandFacts } from "../../../domain/brands/brandFacts"
import { parseJsonInSteps } from "../../../domain/jsonSteps"
import type { Steps } from "../../../domain/steps"
import type { Report } from "../callClient"

/** One brand as the brands data describes it; runtime extras come beside these fields. */
export interface Brand extends BrandFacts {
  readonly BRAND_ID: number
}

export interface BrandData {
  readonly BRAND_ARRAY: readonly Brand[]
  /** Brands that can no longer be bought: their names and labels are still asked for, they are never listed. */
  readonly SE_BRAND_ARRAY: readonly Brand[]
  readonly IMAGE: readonly JsonRecord[]
}

export const noBrands: BrandData = { BRAND_ARRAY: [], SE_BRAND_ARRAY: [], IMAGE: [] }

const pauseEvery = 256
const integer = /^-?\d{1,15}$/

/** An integer, also one that was sent as text. */
function toInteger(value: unknown): number | null {
  if (typeof value === "number") return Number.isSafeInteger(value) ? value : null
  return typeof value === "string" && integer.test(value.trim()) ? Number(value) : null
}

const toText = (value: unknown) => (typeof value === "string" ? value : typeof value === "number" ? String(value) : "")
const toFlag = (value: unknown) => (toInteger(value) === 1 ? 1 : 0)

function toBrand(row: unknown): Brand | undefined {
  if (!isRecord(row)) return undefined
  const market = toInteger(row["MARKET_ID"])
  const id = toInteger(row["BRAND_ID"])
  if (market === null || id === null) return undefined
  return {
    MARKET_ID: market,
    BRAND_ID: id,
    BRAND_CD: toText(row["BRAND_CD"]),
    BRAND_NM_MINI: toText(row["BRAND_NM_MINI"]),
    BRAND_NM_KANA: toText(row["BRAND_NM_KANA"]),
    BRAND_NM_NICKNAME: toText(row["BRAND_NM_NICKNAME"]),
    SEARCH_KEY: toText(row["SEARCH_KEY"]),
    ETF_FLG: toFlag(row["ETF_FLG"]),
    SORT: toInteger(row["SORT"]),
    BUY_COUNT: toInteger(row["BUY_COUNT"]),
    BUY_AMOUNT: toInteger(row["BUY_AMOUNT"]),
    BUY_GROWTH_COUNT: toInteger(row["BUY_GROWTH_COUNT"]),
    BUY_INVE_COUNT: toInteger(row["BUY_INVE_COUNT"]),
    SPECIFIC_BRAND_FLG: toFlag(row["SPECIFIC_BRAND_FLG"]),
    TSUMITATE_NISA_BRAND_FLG: toFlag(row["TSUMITATE_NISA_BRAND_FLG"]),
    GROWTH_NISA_BRAND_FLG: toFlag(row["GROWTH_NISA_BRAND_FLG"]),
  }
}

/** Types what can be typed and leaves out, with a report, what cannot: one bad row never empties the list. */
export function* readBrandData(value: unknown, report: Report): Steps<BrandData | undefined> {
  if (!isRecord(value) || !Array.isArray(value["BRAND_ARRAY"])) return undefined
  const brands = new Map<string, Brand>()
  for (const [index, row] of value["BRAND_ARRAY"].entries()) {
    const brand = toBrand(row)
    const key = brand && `${brand.MARKET_ID}-${brand.BRAND_ID}`
    if (!brand || !key) report({ code: "brand-unreadable", at: `BRAND_ARRAY/${index}` })
    else if (brands.has(key)) report({ code: "brand-duplicate", at: `BRAND_ARRAY/${index}` })
    else brands.set(key, brand)
    if (index % pauseEvery === pauseEvery - 1) yield
  }
  const { SE_BRAND_ARRAY: retired, IMAGE: images } = value
  return {
    BRAND_ARRAY: [...brands.values()],
    SE_BRAND_ARRAY: Array.isArray(retired) ? retired.flatMap((row) => toBrand(row) ?? []) : [],
    IMAGE: Array.isArray(images) ? images.filter(isRecord) : [],
  }
}

/** The same from the text of the file, in parts; undefined also for what is no JSON. */
export function* readBrandText(parts: readonly string[], report: Report): Steps<BrandData | undefined> {
  try {
    return yield* readBrandData(yield* parseJsonInSteps(parts), report)
  } catch {
    return undefined
  }
}
