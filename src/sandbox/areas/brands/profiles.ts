import type { BffCalls } from "../../../contracts/bff"
import { type BrandKey, brandOf, countryOf, isFund } from "./brandKey"

type Course = BffCalls["bff/course"]["response"]

/** What is known of a brand besides its price: it does not change with the day. */
export type Profile = Pick<
  Course,
  "description" | "volume" | "market_cap" | "per" | "dividend_yield" | "next_earnings_date" | "fund"
>

const percent = (hundredths: number) => ({ n: hundredths, e10: -2, unit: "%" })
const money = (n: number, e10: number, unit: "jpy" | "usd") => ({ n, e10, unit })
const noFund = { fund: null } as const
const noEarnings = { per: null, next_earnings_date: null } as const

const known: Readonly<Record<number, Profile>> = {
  900001: {
    description: "日本を含む世界の株式に幅広く投資し、世界の株式市場の動きに連動する成果を目指すファンドです。",
    ...noEarnings,
    volume: null,
    market_cap: null,
    dividend_yield: null,
    fund: {
      net_asset: money(48_213, 8, "jpy"),
      trust_fee: { n: 5_775, e10: -5, unit: "%" },
      redemption_fee: percent(0),
      purchase_fee: percent(0),
      last_distribution: money(100, 0, "jpy"),
      established_date: "2018-10-31",
      company: "サンプルアセットマネジメント株式会社",
      risk_level: 4,
    },
  },
  200001: {
    description: "半導体と端末をつくる企業です。",
    volume: 1_234_567,
    market_cap: money(512, 9, "usd"),
    per: "25.10",
    dividend_yield: percent(200),
    next_earnings_date: "2025-02-05",
    ...noFund,
  },
  110001: {
    description: "乗用車とトラックをつくり、世界で販売しています。電気自動車の開発に力を入れています。",
    volume: 3_456_700,
    market_cap: money(39_120, 9, "jpy"),
    per: "9.85",
    dividend_yield: percent(320),
    next_earnings_date: "2025-02-06",
    ...noFund,
  },
  210001: {
    description: "米国を代表する500社の株価指数に連動する成果を目指すETFです。",
    volume: 8_765_432,
    market_cap: money(123, 9, "usd"),
    dividend_yield: percent(130),
    ...noEarnings,
    ...noFund,
  },
  110901: {
    description: "TOPIX（東証株価指数）に連動する成果を目指すETFです。",
    volume: 456_780,
    market_cap: money(12_034, 8, "jpy"),
    dividend_yield: percent(210),
    ...noEarnings,
    ...noFund,
  },
  110002: {
    description: "素材をつくる企業です。",
    volume: 12_300,
    market_cap: money(85, 8, "jpy"),
    dividend_yield: null,
    ...noEarnings,
    ...noFund,
  },
}

const fundOf = (spread: number): NonNullable<Course["fund"]> => ({
  net_asset: money(1 + (spread % 5_000), 8, "jpy"),
  trust_fee: percent(10 + (spread % 150)),
  redemption_fee: percent((spread % 3) * 10),
  purchase_fee: percent(0),
  last_distribution: spread % 4 === 0 ? null : money(10 * (spread % 20), 0, "jpy"),
  established_date: `20${10 + (spread % 14)}-0${1 + (spread % 9)}-15`,
  company: "サンプルアセットマネジメント株式会社",
  risk_level: 1 + (spread % 5),
})

/** The same for the same brand, always. */
export function profileOf(key: BrandKey): Profile {
  const profile = known[key.brandId]
  if (profile !== undefined) return profile
  const spread = (key.brandId * 2_654_435_761) % 4_294_967_296
  const fund = isFund(key)
  return {
    description: `${brandOf(key)?.BRAND_NM_MINI ?? ""}のサンプルの説明です。`,
    volume: fund ? null : spread % 5_000_000,
    market_cap: fund ? null : money(1 + (spread % 9_000), 8, countryOf(key) === 2 ? "usd" : "jpy"),
    per: fund || spread % 7 === 0 ? null : `${8 + (spread % 30)}.${spread % 10}0`,
    dividend_yield: fund ? null : percent(spread % 450),
    next_earnings_date: fund ? null : "2025-02-12",
    fund: fund ? fundOf(spread) : null,
  }
}
