import { expect, it } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

async function openGoal(world: string, address = "/top/goal_setting") {
  const customer = await customers.openAs(await customers.visit(world), address)
  await customer.sees("top_goal_setting")
  return customer
}

it("a goal is set, changed and deleted", async () => {
  const customer = await openGoal("active-investor")
  await customer.reads("現在の資産687,500円")
  await customer.choose("老後の資金")
  await customer.type("目標金額", "10000000")
  await customer.select("年", "2040")
  await customer.select("月", "1")
  await customer.reads("毎月のつみたて目安39,311円")
  await customer.press("保存する")
  await customer.reads("目標を保存しました")
  await customer.reads("6.88%")
  await customer.reads("残り9,312,500円")

  await customer.press("編集する")
  await customer.holds("目標金額", "10,000,000")
  await customer.choose("預り金を含める")
  await customer.reads("現在の資産367,500円")
  await customer.press("保存する")
  await customer.reads("3.68%")

  // A goal that lacks a yen is not reached, and is not told to be.
  await customer.press("編集する")
  await customer.type("目標金額", "367501")
  await customer.press("保存する")
  await customer.reads("99.99%")

  await customer.press("削除する")
  await customer.confirm("目標を削除しますか？")
  await customer.reads("目標を削除しました")
  await customer.holds("目標金額", "")
})

it("a goal of one's own has a name, and a month of the past is refused", async () => {
  const customer = await openGoal("active-investor")
  await customer.choose("その他")
  await customer.type("目標金額", "9999")
  await customer.select("年", "2025")
  await customer.select("月", "1")
  await customer.press("保存する")
  await customer.reads("目標の名前を入力してください")
  await customer.reads("1万円〜10億円で入力してください")
  await customer.reads("来月以降を選択してください")
})

it("an amount from the simulation opens the answers, and leaving them changes nothing", async () => {
  const customer = await openGoal("goal-set", "/top/goal_setting?target=12331010")
  await customer.holds("目標金額", "12,331,010")
  await customer.press("変更せずに戻る")
  await customer.reads("目標10,000,000円")
  await customer.press("編集する")
  await customer.holds("目標金額", "10,000,000")
  expect(location.search).not.toContain("target")
})

it("explains itself in the words of the configuration", async () => {
  const customer = await openGoal("goal-set")
  await customer.press("目標設定について")
  await customer.reads("目的と金額、時期を決めて、資産の達成度を確認できます。")
})
