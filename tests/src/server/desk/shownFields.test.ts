// @vitest-environment node
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../../../renderer/compiler"
import { fieldAt, fieldsNear, namingFrom, sayCondition } from "../../../../src/sentences"
import { listFields } from "../../../../src/server/desk/fields"
import { shippedRoot } from "../../../support/shippedRoot"

const fields = listFields(loadDocuments(shippedRoot))
const sayIn = (file: string, condition: unknown) =>
  sayCondition(
    condition,
    namingFrom(fieldsNear(fields, file), () => undefined),
  )

describe("values that screens show in words", () => {
  it("are called as the choice that they select, also where another file of the folder has it", () => {
    expect(sayIn("brands/brand-order.sheet.json", { is: ["$query.sort", 2] })).toMatch(/ が 「値上がり率順」 である$/)
    expect(sayIn("brands/invest_brand_list.screen.json", { is: ["$query.sort", 5] })).toMatch(
      / が 「NISA成長投資枠の人気順」 である$/,
    )
  })

  it("are called as the table that shows them, without the words that stand for others", () => {
    expect(sayIn("history/history-filter.sheet.json", { is: ["$values.period", 4] })).toMatch(
      / が 「期間を指定」 である$/,
    )
    expect(sayIn("shared/history.json", { is: ["$query.group", "paybank"] })).not.toMatch(/\{|paybank/)
  })

  it("are called as the badge that is there for them", () => {
    expect(sayIn("history/client_trades_today.screen.json", { is: ["$item.STATUS_CD", 1] })).toBe(
      "状態 が 「受付中」 である",
    )
  })

  it("are the same where a document works them out of the address", () => {
    expect(sayIn("nisa/nisa_summary.screen.json", { is: ["$query.tab", "old"] })).toBe("タブ が 「旧NISA」 である")
  })

  it("are another thing on a screen that says otherwise, and unknown in another folder", () => {
    const first = { is: ["$query.sort", 0] }
    const said = ["history/client_trades.screen.json", "history/history_realized_profit_loss.screen.json"].map((file) =>
      sayIn(file, first),
    )
    expect(said).toEqual(["並べ方 が 「新しい順」 である", "並べ方 が 「損益が大きい順」 である"])
    expect(sayIn("history/history_settlements_country.screen.json", { is: ["$query.sort", 8] })).toBe(
      "並べ方 が 8 である",
    )
    expect(sayIn("withdrawal/client_withdrawal.screen.json", first)).toBe("並べ方 が 0 である")
    expect(fieldAt("$query.sort", fields)).toBeUndefined()
  })

  it("are called in a named condition as the screens do that use it", () => {
    expect(sayIn("conditions.json", { is: ["$query.sort", 2] })).toBe("並べ方 が 「金額が大きい順」 である")
  })

  it("are not taken from texts that values are put into", () => {
    const labels = fields.flatMap(({ shown, choices }) => (shown ? choices.map(({ label }) => label) : []))
    expect(labels.length).toBeGreaterThan(100)
    expect(labels.filter((label) => label.includes("{"))).toEqual([])
  })
})
