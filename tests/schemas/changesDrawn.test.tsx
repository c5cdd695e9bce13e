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

interface Drawn {
  readonly text: string
  /** Titles of the rows that can be chosen. */
  readonly rows: readonly string[]
  /** Where the taps of the sample led; empty where they led nowhere. */
  readonly went: string
}

/** Edits the documents, which have to be without a problem then; draws states, each named `screen/sample`. */
async function drawAfter(states: readonly string[], edit: (copy: ShippedCopy) => void): Promise<readonly Drawn[]> {
  const named = states.map((state) => state.split("/") as [string, string])
  const { problems, modules } = await editDocuments([...new Set(named.map(([screen]) => screen))], edit)
  expect(problems).toEqual([])
  const drawn: Drawn[] = []
  for (const [screen, sample] of named) {
    delete document.documentElement.dataset["went"]
    const { container, close } = await openState(modules, screen, sample)
    const titles = container.querySelectorAll("button.k-list-row:not([aria-disabled]) .k-list-row__title")
    drawn.push({
      text: document.body.textContent ?? "",
      rows: [...titles].map(({ textContent }) => textContent),
      went: document.documentElement.dataset["went"] ?? "",
    })
    close()
  }
  return drawn
}

/** What a customer reads in states of one screen. */
async function readAfter(screen: string, samples: readonly string[], edit: (copy: ShippedCopy) => void) {
  const states = samples.map((sample) => `${screen}/${sample}`)
  return (await drawAfter(states, edit)).map(({ text }) => text)
}

const only = (texts: readonly string[]) => texts.join("\n")

describe("a change of the money screens, in JSON alone", () => {
  it("adds a kind of bank, which leads from the list through terms and the partner's site to its registration", async () => {
    const bank = { PAYMENT_TYPE: 4, BANK_ID: "TRB", SERVICE_NM: "サンプル信託銀行" }
    const terms = { payment_type: "4", bank_id: "TRB" }
    const back = { state: "st-3f9c", code: "ok" }
    const done = { payment_type: "2", contract_id: "C-11", result_cd: "0" }
    const form = { TERMS_READ: ["PT-1", "PT-2"], AGREE_FLG: 1, ACCOUNT_NAME_CHECK_FLG: 1 }
    const states = ["contract_list", "terms_use", "contract_result_callback", "contract_result"]
    const [list, agreed, returned, registered] = await drawAfter(
      states.map((name) => `payments_${name}/trust_bank`),
      (documents) => {
        const sample = (screen: string, call: string, like: string, state: Part) => {
          answerAs(documents, call, like, bank)
          documents.edit<Screen>(`payments/payments_${screen}.screen.json`, ({ samples }) => {
            samples["trust_bank"] = { calls: { [`legacy/payments_${call}`]: "trust_bank" }, ...state }
          })
        }
        documents.edit<{ codes: Part[] }>("codes/payment-type.codes.json", ({ codes }) => {
          codes.push({ code: 4, label: "信託銀行" })
        })
        documents.replace(
          "payments/payments_terms_use.screen.json",
          '"in": ["1", "2", "3"]',
          '"in": ["1", "2", "3", "4"]',
        )
        knowType(documents, "contractAgreementConfirm", 4)
        sample("contract_list", "contract_list", "bank_unlinked", { tap: ["bank_other"] })
        const left = { "open-external": "ok" }
        sample("terms_use", "terms_use", "bank", { query: terms, answers: { form }, tap: ["submit"], actions: left })
        sample("contract_result_callback", "ppbank_contract_result", "ok", { query: back })
        sample("contract_result", "contract_result", "ok", { query: done })
      },
    )
    const query = (values: Record<string, string>) => new URLSearchParams(values).toString()
    expect(list).toMatchObject({ rows: [bank.SERVICE_NM], went: `payments_terms_use?${query(terms)}` })
    expect(agreed?.text).toContain("サンプル信託銀行のサイトを開きました")
    expect(returned?.went).toBe(`payments_contract_result?${query(done)}`)
    expect(registered?.text).toContain("連携が完了しましたサンプル信託銀行 ****321")
  })

  it("closes a way of payment between two days: its row is gone then, and there before and after", async () => {
    const closed = { between: ["$ctx.today", "2025-02-01", "2025-02-07"] }
    const notice = { widget: "notice", level: "warn", when: closed, text: "2月7日まで、アプリの連携を休止しています。" }
    const days = ["before", "from", "to", "after"].map((name) => `payments_contract_list/window-1-${name}`)
    const drawn = await drawAfter(days, (documents) =>
      documents.edit<Screen>("payments/payments_contract_list.screen.json", ({ body }) => {
        const list = body.find(({ widget }) => widget === "list") as { row: { when: { all: unknown[] } }[] }
        for (const { when } of list.row)
          if (JSON.stringify(when).includes('"is":["$item.PAYMENT_TYPE",1]')) when.all.push({ not: closed })
        body.splice(1, 0, notice)
      }),
    )
    expect(drawn.map(({ text }) => text.includes("休止しています"))).toEqual([false, true, true, false])
    const [bank, app] = ["サンプルペイ銀行", "サンプルペイ"]
    expect(drawn.map(({ rows }) => rows)).toEqual([[bank, app], [bank], [bank], [bank, app]])
    expect(drawn.map(({ text }) => text.replaceAll(bank, "").includes(app))).toEqual([true, false, false, true])
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

/** Lets a call know one more kind of payment. */
function knowType(documents: ShippedCopy, name: string, type: number): void {
  documents.edit<Part>(`calls/legacy/payments_${name}.call.json`, (call) => {
    const text = JSON.stringify(call)
    const known = text.replaceAll(/("PAYMENT_TYPE":\{"type":"integer","enum":\[[\d,]+)/g, `$1,${type}`)
    Object.assign(call, JSON.parse(known))
  })
}

/** A sample `trust_bank` like another one, of another kind of bank. */
function answerAs(documents: ShippedCopy, name: string, like: string, bank: { readonly PAYMENT_TYPE: number }): void {
  knowType(documents, name, bank.PAYMENT_TYPE)
  documents.edit<{ samples: Record<string, Part> }>(`calls/legacy/payments_${name}.call.json`, ({ samples }) => {
    samples["trust_bank"] = JSON.parse(JSON.stringify(samples[like]), (key, value: unknown) =>
      Object.hasOwn(bank, key) ? Reflect.get(bank, key) : value,
    )
  })
}
