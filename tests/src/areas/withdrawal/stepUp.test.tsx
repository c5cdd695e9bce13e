import { describe, expect, it } from "vitest"
import { type Visitor } from "../../sandbox/support/testbed"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

interface Question {
  readonly id: string
  readonly challenge: string
}

type Answer = (question: Question) => Promise<object>

/** An Android app that answers questions who the customer is. */
function createHost(answer: Answer) {
  const stepUp = async (json: string) => {
    const question = JSON.parse(json) as Question
    const detail = { id: question.id, ...(await answer(question)) }
    window.dispatchEvent(new CustomEvent("step-up-answer", { detail }))
  }
  const ignore = () => undefined
  const navigator = { userAgent: "Mozilla/5.0 (Linux; Android 15; wv)", maxTouchPoints: 5, onLine: true }
  return { navigator, Host: { stepUp: (json: string) => void stepUp(json), sendLog: ignore, showTopBar: ignore } }
}

/** At the confirmation of 10,000 yen, with the button pressed. */
async function submit(visitor: Visitor, answer: Answer) {
  const customer = await customers.openAs(visitor, "/client/withdrawal?type=1", createHost(answer))
  await customer.sees("client_withdrawal")
  await customer.type("出金額", "10000")
  await customer.press("確認へ進む")
  await customer.sees("client_withdrawal_confirm")
  await customer.press("出金する")
  return customer
}

const sent = async (visitor: Visitor) =>
  ((await visitor.control("GET", "/journal")) as { readonly call: string }[]).filter(
    ({ call }) => call === "legacy/withdrawal_complete",
  ).length

describe("a withdrawal that asks who the customer is", () => {
  it("goes through once the trading password was right", async () => {
    const visitor = await customers.visit("trading-password")
    const customer = await submit(visitor, async ({ challenge }) => {
      expect(await sent(visitor)).toBe(0)
      return (await visitor.control("POST", "/step-up", { challenge, password: "sample-trade-1" })) as object
    })
    await customer.sees("client_withdrawal_complete")
  })

  it("stays where it is when the customer cancels, and goes through at the next try", async () => {
    const visitor = await customers.visit("trading-password")
    let tries = 0
    const customer = await submit(visitor, async ({ challenge }) => {
      tries += 1
      if (tries === 1) return { outcome: "cancelled" }
      return (await visitor.control("POST", "/step-up", { challenge, password: "sample-trade-1" })) as object
    })
    await customer.reads("本人確認を中止しました。出金は申し込まれていません。")
    expect(await sent(visitor)).toBe(0)
    await customer.press("出金する")
    await customer.comes("the second question", () => tries === 2)
    expect(document.body.textContent).not.toContain("出金は申し込まれていません。")
    await customer.sees("client_withdrawal_complete")
  })

  it("leads to the inquiry where it is locked", async () => {
    const customer = await submit(await customers.visit("trading-password"), async () => ({ outcome: "locked" }))
    await customer.confirm(
      "本人確認に規定の回数失敗したため、出金を停止しました。\n\nお問い合わせ：0120-000-000\n平日 9:00〜17:00（祝日・年末年始を除く）",
    )
    await customer.sees("inquiry")
  })

  it("says what the server says of a proof that is none", async () => {
    const visitor = await customers.visit("trading-password")
    const customer = await submit(visitor, async () => ({ outcome: "ok", proof: "made-up" }))
    await customer.confirm("本人確認ができませんでした。もう一度お試しください。")
    await customer.sees("client_withdrawal_confirm")
  })
})
