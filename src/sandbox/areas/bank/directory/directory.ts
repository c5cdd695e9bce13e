import zengin from "zengin-code"
import { toHalfWidth } from "../../../../domain/text/width"
import { toZengin } from "../../../../domain/text/zengin"

export interface Branch {
  readonly code: string
  readonly name: string
  /** Reading as the banks' transfer system writes it: full-width, small kana large. */
  readonly kana: string
}

export interface Bank extends Branch {
  readonly branches: readonly Branch[]
}

/** The broker's own bank of the fixtures stands in front of the real ones. */
const sampleBank: Bank = {
  code: "0999",
  name: "サンプル銀行",
  kana: "サンプル",
  branches: [
    { code: "001", name: "本店営業部", kana: "ホンテンエイギヨウブ" },
    { code: "002", name: "みなと支店", kana: "ミナト" },
  ],
}

/** The transfer system writes names short; a customer knows them as they stand on a passbook. */
const endings: readonly (readonly [short: RegExp, long: string])[] = [
  [/信金$/, "信用金庫"],
  [/信組$/, "信用組合"],
  [/労金$/, "労働金庫"],
]

const isBankOfJapan = (code: string) =>
  (code < "0400" && code !== "0200") || (code >= "0500" && code < "0600") || code === "9900"

function bankName(code: string, name: string): string {
  const shown = toHalfWidth(name)
  if (isBankOfJapan(code)) return `${shown}銀行`
  const [short, long] = endings.find(([ending]) => ending.test(shown)) ?? [/$/, ""]
  return shown.replace(short, long)
}

const branchName = (name: string): string => {
  const shown = toHalfWidth(name)
  return /(?:[店部所課局]|センタ[-ー])$/.test(shown) ? shown : `${shown}支店`
}

const byReading = (one: Branch, other: Branch) =>
  one.kana < other.kana ? -1 : one.kana > other.kana ? 1 : one.code < other.code ? -1 : 1

const realBanks = (): readonly Bank[] =>
  Object.values(zengin).map(({ code, name, kana, branches }) => ({
    code,
    name: bankName(code, name),
    kana,
    branches: Object.values(branches)
      .map((branch) => ({ code: branch.code, name: branchName(branch.name), kana: branch.kana }))
      .toSorted(byReading),
  }))

/** Every bank of Japan with its branches, in the order of their readings. */
export const banks: readonly Bank[] = [sampleBank, ...realBanks()].toSorted(byReading)

const byCode = new Map(banks.map((bank) => [bank.code, bank]))

export const findBank = (code: string): Bank | undefined => byCode.get(code)

export const findBranch = (bank: Bank, code: string): Branch | undefined =>
  bank.branches.find((branch) => branch.code === code)

/** Readings compare as the transfer system spells them, whatever kana they are typed in. */
export const reading = (text: string): string => toZengin(text)
