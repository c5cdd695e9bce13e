import { fireEvent, within } from "@testing-library/dom"
import { it } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

async function openSimulation(world = "demo-visitor") {
  const customer = await customers.openAs(await customers.visit(world), "/top/simulation")
  await customer.sees("top_simulation")
  return customer
}

const move = (name: string, value: string) =>
  fireEvent.change(within(document.body).getByRole("slider", { name }), { target: { value } })

it("shows at once what is saved comes to, also before anybody has logged in", async () => {
  const customer = await openSimulation()
  await customer.reads("20年後の予想額12,331,010円")
  await customer.reads("元本7,200,000円運用損益")
  await customer.reads("+5,131,010円")
})

it("follows amounts that are typed in full width, and the sliders", async () => {
  const customer = await openSimulation()
  await customer.type("はじめの金額", "１，０００，０００")
  move("期間", "10")
  move("想定利回り（年率）", "3")
  await customer.reads("10年後の予想額5,541,596円")
  await customer.reads("+941,596円")
  await customer.type("毎月のつみたて額", "100001")
  await customer.reads("NISAつみたて投資枠（年120万円）を超えています")
})

it("takes its result along as a goal, and nothing while an answer is wrong", async () => {
  const customer = await openSimulation("active-investor")
  await customer.type("毎月のつみたて額", "0")
  await customer.press("この金額を目標にする")
  await customer.reads("金額を入力してください")
  await customer.type("毎月のつみたて額", "30000")
  move("想定利回り（年率）", "0")
  await customer.reads("±0円")
  await customer.press("この金額を目標にする")
  await customer.sees("top_goal_setting")
  await customer.holds("目標金額", "7,200,000")
})
