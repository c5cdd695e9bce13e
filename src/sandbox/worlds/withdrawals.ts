import type { Customer } from "../database/tables"
import { datesOf, feeOf } from "../legacy/terms"
import { post } from "../ledger/ledger"
import type { Stage } from "./world"

export interface PastWithdrawal {
  readonly number: string
  readonly amount: number
  /** 1 accepted, 2 in process, 3 transferred, 4 cancelled, 5 bounced. */
  readonly status: 1 | 2 | 3 | 4 | 5
  readonly acceptedAt: string
  readonly type?: 1 | 2 | 3
  readonly expectedDate?: string
}

const texts = {
  1: "サンプル銀行 本店営業部 普通 ****567",
  2: "サンプルペイマネー",
  3: "サンプルペイ銀行 はやぶさ支店 普通 ****321",
}

/** Writes a withdrawal of the past together with every movement of money that its state implies. */
export async function addWithdrawal({ work, space }: Stage, customer: Customer, past: PastWithdrawal): Promise<void> {
  const { number, amount, status, type = 1 } = past
  const acceptedAt = new Date(past.acceptedAt)
  const { expectedDate, cancelUntil } = datesOf(type, acceptedAt)
  const fee = feeOf(type, amount)
  const row = { space: space.name, number, customer_id: customer.id, withdraw_type: type, amount, fee, status }
  const dates = { accepted_at: acceptedAt, expected_date: past.expectedDate ?? expectedDate, cancel_until: cancelUntil }
  const canceled_at = status === 4 ? acceptedAt : null
  await work
    .insertInto("withdrawal")
    .values({ ...row, ...dates, canceled_at, destination_text: texts[type] })
    .execute()

  const movement = { reference: number, at: acceptedAt }
  await post(work, customer, {
    ...movement,
    kind: "withdrawal-accepted",
    postings: [
      ["cash", -amount],
      ["withdrawing", amount],
    ],
  })
  if (status === 3)
    await post(work, customer, {
      ...movement,
      kind: "withdrawal-transfer",
      postings: [
        ["withdrawing", -amount],
        ["fee", fee],
        ["bank", amount - fee],
      ],
    })
  if (status === 4 || status === 5)
    await post(work, customer, {
      ...movement,
      kind: status === 4 ? "withdrawal-canceled" : "withdrawal-bounced",
      postings: [
        ["withdrawing", -amount],
        ["cash", amount],
      ],
    })
}
