import type { Brand } from "./fixtureBrands"

const firstWords = ["みなと", "あさひ", "ひかり", "やまと", "さくら", "つばさ", "みどり", "ふじの", "はやて", "いずみ"]
const firstKana = ["ミナト", "アサヒ", "ヒカリ", "ヤマト", "サクラ", "ツバサ", "ミドリ", "フジノ", "ハヤテ", "イズミ"]
const trades = ["電機", "製薬", "食品", "建設", "化学", "物流", "通信", "精密", "商事", "ガス"]
const tradeKana = [
  "デンキ",
  "セイヤク",
  "ショクヒン",
  "ケンセツ",
  "カガク",
  "ブツリュウ",
  "ツウシン",
  "セイミツ",
  "ショウジ",
  "ガス",
]
const markets = [11, 99, 2, 1] as const
const letters = "0123456789ACDFGHJKLMNPRSTUWXY"

/** Number of the first one. */
export const firstGenerated = 1_000_000

/** The same brand for the same number, always: nothing is drawn by chance. */
export function generatedBrand(index: number): Brand {
  const market = markets[index % markets.length] ?? 11
  const word = index % firstWords.length
  const trade = Math.floor(index / firstWords.length) % trades.length
  const series = Math.floor(index / (firstWords.length * trades.length)) + 1
  const isFund = market === 99
  const kind = isFund ? "ファンド" : ""
  const name = `${firstWords[word]}${trades[trade]}${kind}${series}`
  const spread = (index * 2_654_435_761) % 4_294_967_296
  return {
    MARKET_ID: market,
    BRAND_ID: firstGenerated + index,
    BRAND_CD: codeOf(market, index),
    BRAND_NM_MINI: name,
    BRAND_NM_KANA: `${firstKana[word]}${tradeKana[trade]}${kind}${series}`,
    BRAND_NM_NICKNAME: isFund ? `${firstWords[word]}ファンド` : "",
    SEARCH_KEY: isFund ? "" : `${trades[trade]} ${firstKana[word]}`,
    ETF_FLG: !isFund && index % 17 === 0 ? 1 : 0,
    SORT: 6 + index,
    // Below every count of the fixture brands, so that these stay first in every order.
    BUY_COUNT: spread % 7 === 0 ? null : spread % 500,
    BUY_AMOUNT: spread % 1_000_000,
    BUY_GROWTH_COUNT: spread % 100,
    BUY_INVE_COUNT: isFund ? spread % 20 : null,
    SPECIFIC_BRAND_FLG: 1,
    TSUMITATE_NISA_BRAND_FLG: isFund && index % 3 === 0 ? 1 : 0,
    GROWTH_NISA_BRAND_FLG: index % 5 === 0 ? 0 : 1,
  }
}

function codeOf(market: number, index: number): string {
  if (market === 99) return `99B${String(index).padStart(6, "0")}`
  const size = letters.length
  const digits = [3, 2, 1, 0].map((power) => letters[Math.floor(index / size ** power) % size] ?? "0")
  return market === 11 ? digits.join("") : `U${digits.join("")}`
}
