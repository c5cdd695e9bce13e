// @vitest-environment node
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { shippedRoot } from "../support/shippedRoot"

const set = loadDocuments(shippedRoot)
const countries = set.find("codes", "country")?.document.codes ?? []

/** Regions that Intl names and ISO 3166-1 does not assign: unions, reserved codes, pseudo locales, Kosovo's own. */
const notAssigned = "AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ".split(" ")
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
const names = new Intl.DisplayNames("ja", { type: "region", fallback: "none" })
/** A code that was given up is another one in the canonical name of a locale. */
const isInUse = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
const assigned = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => names.of(code) !== undefined && isInUse(code) && !notAssigned.includes(code))

/** How what is not written in kana reads; longer ones first. */
const readings = Object.entries({
  合衆国領有小離島: "ガッシュウコクリョウユウショウリトウ",
  合衆国: "ガッシュウコク",
  南極: "ナンキョク",
  極南: "キョクナン",
  北朝鮮: "キタチョウセン",
  首長国: "シュチョウコク",
  共和国: "キョウワコク",
  連邦: "レンポウ",
  民主: "ミンシュ",
  中央: "チュウオウ",
  赤道: "セキドウ",
  香港: "ホンコン",
  洋地域: "ヨウチイキ",
  諸島: "ショトウ",
  島: "トウ",
  領: "リョウ",
  英: "エイ",
  仏: "フツ",
  米: "ベイ",
  南: "ミナミ",
  東: "ヒガシ",
  西: "ニシ",
  北: "キタ",
  国: "コク",
  及び: "オヨビ",
})
const read = (label: string) =>
  readings
    .reduce((text, [word, reading]) => text.replaceAll(word, reading), label.replace(/（.*）/u, ""))
    .replaceAll("・", "")

/** Catalogue 1.8 and 1.20. */
describe("countries that can be chosen", () => {
  it("are all that ISO 3166-1 assigns, each once, without Japan", () => {
    expect(assigned).toHaveLength(249)
    expect(countries.map(({ code }) => String(code)).toSorted()).toEqual(assigned.filter((code) => code !== "JP"))
  })

  it("begin with the most frequent, and go on by their readings", () => {
    expect(countries.slice(0, 7).map(({ code }) => code)).toEqual(["KR", "CN", "TW", "PH", "VN", "BR", "NP"])
    const others = countries.slice(7).map(({ label }) => read(label))
    expect(others.filter((reading) => !/^[ァ-ヶー]+$/u.test(reading))).toEqual([])
    expect(others).toEqual(others.toSorted(new Intl.Collator("ja").compare))
  })

  it("have names of their own, as short as forms print them", () => {
    expect(new Set(countries.map(({ label }) => label)).size).toBe(countries.length)
    expect(countries.filter(({ label }) => /[()]|特別行政区/u.test(label))).toEqual([])
  })

  it("are the sample of the call that asks for them", () => {
    const sample = set.find("call", "aco/masters-countries")?.document.samples?.["normal"]
    const sent = countries.map(({ code, label }, index) => {
      return { code, nameJa: label, sort: index + 1, accepted: code !== "US" }
    })
    expect(sample).toEqual({ countries: sent })
  })
})
