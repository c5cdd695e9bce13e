import type { PaymentType } from "../services"
import type { ResultCode } from "../tables"

/** What can happen on a partner's page. */
export interface Decision {
  readonly name: string
  /** What a tester presses. */
  readonly label: string
  readonly result: ResultCode
  /** What the payment bank appends to the return address. */
  readonly query: Readonly<Record<string, string>>
  readonly of?: readonly PaymentType[]
}

export const decisions: readonly Decision[] = [
  { name: "approve", label: "承認する", result: 0, query: { code: "ok" } },
  { name: "pending", label: "承認する（完了まで3分かかる）", result: 1, query: { code: "pending" } },
  { name: "cancel", label: "手続きを中止する", result: 2, query: { error: "access_denied" } },
  { name: "mismatch", label: "名義・本人確認の情報が一致しない", result: 3, query: { code: "mismatch" } },
  { name: "late", label: "31分たってから承認する（期限切れ）", result: 0, query: { code: "ok" } },
  { name: "kyc", label: "アプリの本人確認が必要", result: 5, query: {}, of: [1] },
  { name: "fail", label: "エラーで終わる", result: 9, query: { error: "server_error" } },
]

/** Addresses that a partner was told to come back to. */
const routes: Readonly<Record<PaymentType, string>> = {
  1: "/payments/contract_result_paypay",
  2: "/payments/contract_result_callback",
  3: "/payments/contract_result",
}

interface Coming {
  readonly type: PaymentType
  readonly version: 1 | 2
  readonly query: Readonly<Record<string, string>>
}

export function returnAddress({ type, version, query }: Coming): string {
  return `${routes[type]}${version === 2 ? "_v2" : ""}?${new URLSearchParams(query)}`
}
