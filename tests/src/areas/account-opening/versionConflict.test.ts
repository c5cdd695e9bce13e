import { expect, it } from "vitest"
import type { Customer } from "../../../support/app/openAs"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"
import type { Visitor } from "../../sandbox/support/testbed"

const { visit, openAs } = sandboxCustomers()

interface Saved {
  readonly version: number
  readonly draft: Readonly<Record<string, unknown>>
}

const saved = async (visitor: Visitor) => (await visitor.aco("GET", "/draft"))["data"] as Saved

/** Answers on another device. */
async function answerElsewhere(visitor: Visitor, section: string, answers: object) {
  const { version } = await saved(visitor)
  await visitor.aco("PATCH", `/draft/${section}`, { version, ...answers })
}

async function openScreen(visitor: Visitor, screen: string): Promise<Customer> {
  const applicant = await openAs(visitor, "/account/open")
  await applicant.sees(screen)
  return applicant
}

const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>("main input:checked")].map(
    ({ id }) => document.querySelector(`[for="${id}"]`)?.textContent,
  )

async function readNewest(customer: Customer) {
  await customer.press("次へ")
  await customer.reads("別の画面で内容が更新されました")
  await customer.press("読み込む")
  await customer.comes("the sheet is gone", () => document.querySelector("dialog[open]") === null)
}

it("shows what was answered elsewhere in place of what stands on the screen, and sends nothing older afterwards", async () => {
  const visitor = await visit("applicant-step3")
  const customer = await openScreen(visitor, "exprience_survey_intro")
  await customer.press("アンケートをはじめる")
  await customer.sees("investment_focus")
  await customer.choose("中長期の値上がり益を重視")
  await customer.choose("10年以上")
  await answerElsewhere(visitor, "survey", { investmentPolicy: "BALANCED", investmentHorizon: "5Y_10Y" })
  await readNewest(customer)
  const newest = "値上がり益と配当・分配金のバランスを重視,5年以上10年未満"
  await customer.comes("the newest answers", () => chosen().join() === newest)
  await customer.press("次へ")
  await customer.sees("income_selection")
  expect((await saved(visitor)).draft).toMatchObject({ investmentPolicy: "BALANCED", investmentHorizon: "5Y_10Y" })
})

it("replaces what was only looked at, and keeps what was typed where nothing else was answered meanwhile", async () => {
  const visitor = await visit("applicant-step1")
  const customer = await openScreen(visitor, "name_input")
  const before = field("name_input-firstNameKana")?.value
  await customer.type("メイ", "ハナ")
  const names = { lastName: "山田", firstName: "花子", lastNameKana: "ヤマタ", firstNameKana: before }
  await answerElsewhere(visitor, "names", names)
  await readNewest(customer)
  await customer.comes("the newest reading", () => field("name_input-lastNameKana")?.value === "ヤマタ")
  expect(field("name_input-firstNameKana")?.value).toBe("ハナ")
})
