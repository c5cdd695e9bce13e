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
  it("adds a kind of bank, which leads from both lists through terms and the partner's site to its registration", async () => {
    const bank = { PAYMENT_TYPE: 4, BANK_ID: "TRB", SERVICE_NM: "サンプル信託銀行" }
    const terms = { payment_type: "4", bank_id: "TRB" }
    const done = { payment_type: "4", contract_id: "C-13" }
    const form = { TERMS_READ: ["PT-1", "PT-2"], AGREE_FLG: 1, ACCOUNT_NAME_CHECK_FLG: 1 }
    const list = { call: "contract_list", like: "bank_unlinked" }
    const linked = { call: "contract_list", like: "detail_bank" }
    const agreed = { call: "terms_use", like: "bank", query: terms }
    const states = {
      "contract_list/open": { ...list, tap: ["other"] },
      "contract_list_v2/open": { ...list, tap: ["link"] },
      "terms_use/unread": agreed,
      "terms_use/left": { ...agreed, answers: { form }, tap: ["submit"], actions: { "open-external": "ok" } },
      "contract_result_v2/done": { call: "contract_result", like: "ok_other_bank", query: done },
      "contract_result/cancelled": {
        call: "contract_result",
        like: "canceled_other_bank",
        query: done,
        tap: ["retry"],
      },
      "contract_list/linked": linked,
      "contract_list_v2/linked": { ...linked, tap: ["bank_linked"] },
      "detail_v2/linked": { ...linked, query: { contract_id: "C-10" } },
    }
    const drawn = await drawAfter(
      Object.keys(states).map((state) => `payments_${state}`),
      (documents) => {
        documents.edit<{ codes: Part[] }>("codes/payment-type.codes.json", ({ codes }) => {
          codes.push({ code: 4, label: "信託銀行" })
        })
        const known = ["payments/payments_terms_use.screen.json", '"in": ["1", "2", "3"]'] as const
        documents.replace(...known, '"in": ["1", "2", "3", "4"]')
        documents.replace("shared/payments.json", '"in": ["2", "3"]', '"in": ["2", "3", "4"]')
        knowType(documents, "contractAgreementConfirm", 4)
        for (const call of ["contract_list", "terms_use", "contract_result"]) knowType(documents, call, 4)
        for (const [state, { call, like, ...sample }] of Object.entries(states)) {
          const [screen, name = ""] = state.split("/")
          answerAs(documents, call, { like, bank })
          documents.edit<Screen>(`payments/payments_${screen}.screen.json`, ({ samples }) => {
            samples[name] = { calls: { [`legacy/payments_${call}`]: `${like}_of_trust` }, ...sample }
          })
        }
      },
    )
    const [open, openV2, unread, left, registered, cancelled, inList, inListV2, detail] = drawn
    const toTerms = `payments_terms_use?${new URLSearchParams(terms).toString()}`
    expect([open?.rows, open?.went, openV2?.went]).toEqual([[bank.SERVICE_NM], toTerms, toTerms])
    expect(unread?.text).toMatch(/サンプル信託銀行との連携には.*ご本人名義の口座であることを確認しました/s)
    expect(left?.text).toContain("サンプル信託銀行のサイトを開きました")
    expect(registered?.text).toContain("連携が完了しましたサンプル信託銀行 ****902")
    expect(cancelled?.went).toBe(toTerms)
    expect(inList?.text).toMatch(/サンプル信託銀行連携中.*\*{4}321/s)
    expect(inListV2?.text).toMatch(/連携中サンプル信託銀行.*\*{4}321.*買付の上限/s)
    expect(inListV2?.went).toBe("payments_detail_v2?contract_id=C-10")
    expect(detail?.text).toMatch(/サンプル信託銀行連携中.*\*{4}321/s)
    // It pays nothing out by itself: that is the payment bank's alone.
    expect([inListV2, detail].map((state) => state?.text.includes("自動出金"))).toEqual([false, false])
  })

  it("closes a way of payment between two days: its row is gone then, and there before and after", async () => {
    const closed = { between: ["$ctx.today", "2025-02-01", "2025-02-07"] }
    const notice = { widget: "notice", level: "warn", when: closed, text: "2月7日まで、アプリの連携を休止しています。" }
    const days = ["before", "from", "to", "after"].map((name) => `payments_contract_list/window-1-${name}`)
    const drawn = await drawAfter(days, (documents) =>
      documents.edit<Screen>("payments/payments_contract_list.screen.json", ({ body }) => {
        const list = body.find(({ widget }) => widget === "list") as { row: { when: unknown }[] }
        const ofApp = { is: ["$item.PAYMENT_TYPE", 1] }
        for (const row of list.row) row.when = { all: [row.when, { not: { all: [ofApp, closed] } }] }
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
    const known = text.replaceAll(
      /("PAYMENT_TYPE":\{"type":"integer",(?:"codes":"[\w-]+",)?"enum":\[[\d,]+)/g,
      `$1,${type}`,
    )
    Object.assign(call, JSON.parse(known))
  })
}

/** A sample like another one, of another kind of bank. */
function answerAs(documents: ShippedCopy, name: string, { like, bank }: { like: string; bank: object }): void {
  documents.edit<{ samples: Record<string, Part> }>(`calls/legacy/payments_${name}.call.json`, ({ samples }) => {
    samples[`${like}_of_trust`] = JSON.parse(JSON.stringify(samples[like]), (key, value: unknown) =>
      Object.hasOwn(bank, key) ? Reflect.get(bank, key) : value,
    )
  })
}
