// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest"
import { openTestbed, type Json, type Testbed, visit, type Visitor } from "../../support/testbed"

let bed: Testbed
let visitor: Visitor
beforeAll(async () => {
  bed = await openTestbed()
  visitor = await visit(bed.app, "active-investor")
})

const names = (answer: Json, list: "BANK" | "BRANCH") =>
  (answer[`${list}_ARRAY`] as Json[]).map((row) => `${String(row[`${list}_NM`])}（${String(row[`${list}_CD`])}）`)
const banksBy = async (KEYWORD: string) => names(await visitor.legacy("search_bank_name", { KEYWORD }), "BANK")
const branchesBy = async (BANK_CD: string, KEYWORD: string) =>
  names(await visitor.legacy("search_bank_branch_name", { BANK_CD, KEYWORD }), "BRANCH")

describe("banks", () => {
  it.each([
    ["サンプル", "サンプル銀行（0999）"],
    ["ユウチョ", "ゆうちょ銀行（9900）"],
    ["ゆうちょ", "ゆうちょ銀行（9900）"],
    ["ﾐﾂﾋﾞｼ", "三菱UFJ銀行（0005）"],
    ["三菱ufj", "三菱UFJ銀行（0005）"],
    ["ミズホ銀行", "みずほ銀行（0001）"],
    ["城北信用金庫", "城北信用金庫（1351）"],
    ["000", "みずほ銀行（0001）"],
  ])("are found by %s", async (keyword, bank) => {
    expect(await banksBy(keyword)).toContain(bank)
  })

  it.each([
    ["みずほ", ["みずほ銀行（0001）", "みずほ信託銀行（0289）", "埼玉みずほ農協（4859）"]],
    ["ミズホ", ["みずほ銀行（0001）", "みずほ信託銀行（0289）", "埼玉みずほ農協（4859）"]],
    ["三井", ["三井住友銀行（0009）"]],
    ["三菱", ["三菱UFJ銀行（0005）"]],
    ["000", ["みずほ銀行（0001）", "三菱UFJ銀行（0005）", "三井住友銀行（0009）"]],
    ["0010", ["りそな銀行（0010）"]],
  ])(
    "stand in order for %s: what is called so, what begins so, major ones first, what holds it",
    async (keyword, first) => {
      expect((await banksBy(keyword)).slice(0, first.length)).toEqual(first)
    },
  )

  it("are found by the whole code, and by no other", async () => {
    expect(names(await visitor.legacy("search_bank_code", { BANK_CD: "0005" }), "BANK")).toEqual([
      "三菱UFJ銀行（0005）",
    ])
    expect(await visitor.legacy("search_bank_code", { BANK_CD: "9999" })).toMatchObject({ BANK_ARRAY: [] })
  })

  it("are fifty at most, and it is told when there are more", async () => {
    const many = await visitor.legacy("search_bank_name", { KEYWORD: "信用金庫" })
    expect([(many["BANK_ARRAY"] as Json[]).length, many["OVER_FLG"]]).toEqual([50, 1])
    expect(await visitor.legacy("search_bank_name", { KEYWORD: "サンプル" })).toMatchObject({ OVER_FLG: 0 })
  })

  it("stand in a row of the syllabary each, all 1,147 of them", async () => {
    const rows = ["ア", "カ", "サ", "タ", "ナ", "ハ", "マ", "ヤ", "ラ", "ワ"]
    const counts = await Promise.all(
      rows.map(async (INITIAL_KANA) => {
        return ((await visitor.legacy("bank_name_list", { INITIAL_KANA }))["BANK_ARRAY"] as Json[]).length
      }),
    )
    expect(counts.reduce((sum, count) => sum + count)).toBe(1_147)
  })

  it("begin with those that most customers have, without a row", async () => {
    const answer = await visitor.legacy("bank_name_list", { INITIAL_KANA: "" })
    expect(answer["BANK_ARRAY"]).toEqual([])
    const codes = (answer["MAJOR_BANK_ARRAY"] as Json[]).map((row) => row["BANK_CD"])
    expect(codes.slice(0, 3)).toEqual(["0999", "9900", "0001"])
  })
})

describe("branches", () => {
  it("are found by name, by reading and by code, of the bank alone", async () => {
    expect(await branchesBy("0999", "ミナト")).toEqual(["みなと支店（002）"])
    expect(await branchesBy("0999", "本店")).toEqual(["本店営業部（001）"])
    expect(await branchesBy("0005", "トウキヨウ")).toContain("東京営業部（321）")
    expect(await branchesBy("0999", "東京")).toEqual([])
    const byCode = await visitor.legacy("search_bank_branch_code", { BANK_CD: "0999", BRANCH_CD: "002" })
    expect(names(byCode, "BRANCH")).toEqual(["みなと支店（002）"])
  })

  it("stand in order too: what is called so before what begins so before what holds it", async () => {
    const found = await branchesBy("0001", "シンジュク")
    expect(found[0]).toBe("新宿支店（240）")
    const byName = (await branchesBy("0001", "横浜")).map((name) => name.indexOf("横浜"))
    expect(byName).toEqual(byName.toSorted((one, other) => one - other))
    expect(byName.at(-1)).toBeGreaterThan(0)
  })

  it("of ゆうちょ銀行 are those that symbols lead to", async () => {
    const byCode = await visitor.legacy("search_bank_branch_code", { BANK_CD: "9900", BRANCH_CD: "018" })
    expect(names(byCode, "BRANCH")).toEqual(["〇一八支店（018）"])
  })

  it("stand in rows too, and an unknown bank has none", async () => {
    const row = await visitor.legacy("bank_branch_name_list", { BANK_CD: "0999", INITIAL_KANA: "マ" })
    expect(names(row, "BRANCH")).toEqual(["みなと支店（002）"])
    const none = await visitor.legacy("bank_branch_name_list", { BANK_CD: "9999", INITIAL_KANA: "マ" })
    expect(none["BRANCH_ARRAY"]).toEqual([])
  })
})
