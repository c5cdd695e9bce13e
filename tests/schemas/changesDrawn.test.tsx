import { describe, expect, it } from "vitest"
import { editDocuments } from "../support/editedDocuments"
import { openState } from "../support/openState"
import type { ShippedCopy } from "../support/shippedCopy"

type Part = Record<string, unknown>
type Screen = {
  readonly body: Part[]
  readonly footer: { readonly tap: { on: Part }[] }[]
  readonly samples: Record<string, unknown>
}

/** Edits the documents, which have to be without a problem then; gives what a customer reads in states of a screen. */
async function readAfter(screen: string, samples: readonly string[], edit: (copy: ShippedCopy) => void) {
  const { problems, modules } = await editDocuments([screen], edit)
  expect(problems).toEqual([])
  const texts: string[] = []
  for (const sample of samples) {
    const { close } = await openState(modules, screen, sample)
    texts.push(document.body.textContent ?? "")
    close()
  }
  return texts
}

const only = (texts: readonly string[]) => texts.join("\n")

describe("a change of the money screens, in JSON alone", () => {
  it("adds a kind of bank that can be linked", async () => {
    const text = only(
      await readAfter("payments_contract_list", ["one_linked"], (documents) => {
        documents.edit<{ codes: Part[] }>("codes/payment-type.codes.json", ({ codes }) => {
          codes.push({ code: 4, label: "信託銀行" })
        })
        const call = "calls/legacy/payments_contract_list.call.json"
        documents.replace(call, '"PAYMENT_TYPE": 2', '"PAYMENT_TYPE": 4')
        documents.replace(call, "サンプルペイ銀行", "サンプル信託銀行")
        for (const name of ["payments_contract_list", "payments_terms_use", "payments_contractAgreementConfirm"])
          widen(documents, `calls/legacy/${name}.call.json`)
      }),
    )
    expect(text).toContain("サンプル信託銀行")
  })

  it("closes a way of payment between two days, which are pictured by themselves", async () => {
    const closed = { between: ["$ctx.today", "2025-02-01", "2025-02-07"] }
    const notice = { widget: "notice", level: "warn", when: closed, text: "2月7日まで、アプリの連携を休止しています。" }
    const days = ["before", "from", "to", "after"].map((name) => `window-1-${name}`)
    const texts = await readAfter("payments_contract_list", days, (documents) =>
      documents.edit<Screen>("payments/payments_contract_list.screen.json", ({ body }) => {
        const list = body.find(({ widget }) => widget === "list") as { row: { when: { all: unknown[] } }[] }
        for (const { when } of list.row)
          if (JSON.stringify(when).includes('"is":["$item.PAYMENT_TYPE",1]')) when.all.push({ not: closed })
        body.splice(1, 0, notice)
      }),
    )
    expect(texts.map((text) => text.includes("休止しています"))).toEqual([false, true, true, false])
  })

  it("changes a limit, and what is said beyond it", async () => {
    const text = only(
      await readAfter("payments_ppbk_auto_withdrawal", ["keep_over_max"], (documents) =>
        documents.replace("payments/auto_withdrawal.form.json", '"maximum": 10000000', '"maximum": 5000000'),
      ),
    )
    expect(text).toContain("5,000,000円以下で入力してください")
  })

  it("adds a column to the schedule", async () => {
    const text = only(
      await readAfter("client_money_schedule", ["normal"], (documents) =>
        documents.edit<Screen>("money-schedule/client_money_schedule.screen.json", ({ body }) => {
          const table = body.find(({ widget }) => widget === "table") as { columns: Part[]; row: { cells: Part[] }[] }
          table.columns.push({ label: "件数", align: "end" })
          for (const { cells } of table.row) cells.push({ text: "{item.DETAIL_ARRAY.length}件" })
        }),
      ),
    )
    expect(text).toMatch(/件数.*\d件/s)
  })

  it("reorders the list of payments", async () => {
    const order = (text = "") => text.indexOf("連携できるサービス") < text.indexOf("連携中")
    const edit = (documents: ShippedCopy) =>
      documents.edit<Screen>("payments/payments_contract_list_v2.screen.json", ({ body }) => {
        const groups = body.filter(({ widget }) => widget === "group")
        for (const group of groups.toReversed()) body.push(...body.splice(body.indexOf(group), 1))
      })
    const [before] = await readAfter("payments_contract_list_v2", ["one_linked"], () => undefined)
    const [after] = await readAfter("payments_contract_list_v2", ["one_linked"], edit)
    expect([order(before), order(after)]).toEqual([false, true])
  })

  it("tries two wordings, one for each half of the customers", async () => {
    const heading = (text: string, when: object) => ({ widget: "heading", level: 1, text, when })
    const half = ["$ctx.share.amount_heading", 50]
    const texts = await readAfter("client_withdrawal", ["wording_a", "wording_b"], (documents) => {
      documents.edit<{ scope: { ctx: { properties: Part } } }>("app.json", ({ scope }) => {
        const share = { type: "integer", minimum: 0, maximum: 99 }
        scope.ctx.properties["share"] = { type: "object", properties: { amount_heading: share } }
      })
      documents.edit<Screen>("withdrawal/client_withdrawal.screen.json", ({ body, samples }) => {
        const at = body.findIndex(({ widget }) => widget === "heading")
        body.splice(at, 1, heading("いくら出金しますか", { lt: half }), heading("出金する金額", { gte: half }))
        for (const [name, share] of Object.entries({ wording_a: 49, wording_b: 50 }))
          samples[name] = { query: { type: "1" }, ctx: { share: { amount_heading: share } } }
      })
    })
    expect(texts.map((text) => text.includes("いくら出金しますか"))).toEqual([true, false])
    expect(texts.map((text) => text.includes("出金する金額"))).toEqual([false, true])
  })

  it("closes a link, and with it the buttons that would lead there", async () => {
    const close = (documents: ShippedCopy) =>
      documents.edit<{ links: Part }>("app.json", ({ links }) => void (links["tsumitate"] = ""))
    const texts = [
      await readAfter("top_simulation", ["default"], () => undefined),
      await readAfter("top_simulation", ["default"], close),
    ].map(only)
    expect(texts.map((text) => text.includes("つみたてをはじめる"))).toEqual([true, false])
  })

  it("answers a new business code", async () => {
    const message = "金融機関のシステム点検中です。"
    const text = only(
      await readAfter("client_withdrawal", ["bank_busy"], (documents) => {
        documents.edit<{ codes: Part }>("calls/legacy/withdrawal_confirm.call.json", ({ codes }) => {
          codes["BANK_BUSY"] = { message, shows: "none" }
        })
        documents.edit<Screen>("withdrawal/client_withdrawal.screen.json", ({ footer, samples }) => {
          const call = footer[0]?.tap.find((action) => "on" in action)
          if (call)
            call.on["BANK_BUSY"] = [{ do: "popup", text: `${message}時間をおいてお試しください。`, cancel: "none" }]
          const answers = { draft: { AMOUNT_TYPE: 1, AMOUNT: 100_000 } }
          const calls = { "legacy/withdrawal_confirm": "BANK_BUSY" }
          samples["bank_busy"] = { query: { type: "1" }, calls, answers, tap: ["next"] }
        })
      }),
    )
    expect(text).toContain(`${message}時間をおいてお試しください。`)
  })
})

/** Lets a call know the fourth type. */
function widen(documents: ShippedCopy, file: string): void {
  documents.edit<Part>(file, (call) => {
    const text = JSON.stringify(call).replaceAll('"enum":[1,2,3]', '"enum":[1,2,3,4]')
    Object.assign(call, JSON.parse(text))
  })
}
