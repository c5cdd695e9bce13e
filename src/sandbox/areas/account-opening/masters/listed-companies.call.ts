import { ok } from "../../../engine/calls/answer"
import type { AcoHandler } from "../handler"

interface Company {
  readonly securitiesCode: string
  readonly companyName: string
}

/** Made-up companies; what they are looked up by stands beside. */
const companies: readonly (Company & { readonly reading: string })[] = (
  [
    ["130A", "見本テクノロジー", "ミホンテクノロジー"],
    ["1301", "見本水産", "ミホンスイサン"],
    ["7999", "サンプル自動車", "サンプルジドウシャ"],
    ["1899", "見本建設", "ミホンケンセツ"],
    ["2099", "サンプル食品", "サンプルショクヒン"],
    ["219A", "サンプルモビリティ", "サンプルモビリティ"],
    ["2799", "見本マート", "ミホンマート"],
    ["3099", "サンプル百貨店", "サンプルヒャッカテン"],
    ["3399", "見本繊維", "ミホンセンイ"],
    ["4099", "サンプル化学", "サンプルカガク"],
    ["4399", "見本ソフトウェア", "ミホンソフトウェア"],
    ["4599", "見本製薬", "ミホンセイヤク"],
    ["5199", "サンプルゴム", "サンプルゴム"],
    ["5499", "見本製鋼", "ミホンセイコウ"],
    ["6399", "サンプル機械", "サンプルキカイ"],
    ["6799", "見本電機", "ミホンデンキ"],
    ["7399", "サンプル人材サービス", "サンプルジンザイサービス"],
    ["8099", "見本商事ホールディングス", "ミホンショウジホールディングス"],
    ["8199", "サンプルリテール", "サンプルリテール"],
    ["8399", "見本フィナンシャルグループ", "ミホンフィナンシャルグループ"],
    ["8799", "サンプル損害保険", "サンプルソンガイホケン"],
    ["8899", "見本不動産", "ミホンフドウサン"],
    ["8999", "サンプルリート投資法人", "サンプルリートトウシホウジン"],
    ["9099", "見本鉄道", "ミホンテツドウ"],
    ["9299", "サンプル航空", "サンプルコウクウ"],
    ["9499", "見本通信", "ミホンツウシン"],
    ["9599", "サンプル電力", "サンプルデンリョク"],
    ["9799", "見本システム開発", "ミホンシステムカイハツ"],
  ] as const
).map(([securitiesCode, companyName, reading]) => ({ securitiesCode, companyName, reading }))

const most = 10

export const findCompany = (code: string): Company | undefined =>
  companies.find(({ securitiesCode }) => securitiesCode === code)

const plain = (text: string) => text.normalize("NFKC").toLowerCase().replaceAll(/\s+/gu, "")

/** By name, reading or the beginning of the code; by the whole code where one is given. */
export const listCompanies: AcoHandler = async ({ query, code }) => {
  const wanted = plain(typeof query === "string" ? query : "")
  const fits = ({ securitiesCode, companyName, reading }: (typeof companies)[number]) =>
    typeof code === "string"
      ? securitiesCode === code
      : (wanted !== "" && [plain(companyName), plain(reading)].some((name) => name.includes(wanted))) ||
        (wanted !== "" && plain(securitiesCode).startsWith(wanted))
  const found = companies.filter(fits).slice(0, most)
  return ok({ companies: found.map(({ securitiesCode, companyName }) => ({ securitiesCode, companyName })) })
}
