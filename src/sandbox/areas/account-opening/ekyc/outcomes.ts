import type { RefusalCode } from "../../../../contracts/codes"

/** What a reading can come to. */
export interface Outcome {
  readonly id: string
  readonly label: string
  readonly purposes: readonly ("PRIMARY" | "RESIDENCE")[]
  readonly status: "SUCCEEDED" | "READ_ERROR" | "CANCELLED" | "REJECTED"
  readonly failureReason?: string
  /** Business code that the application gets to see. */
  readonly refusal?: RefusalCode
}

const both = ["PRIMARY", "RESIDENCE"] as const
const primary = ["PRIMARY"] as const
const residence = ["RESIDENCE"] as const

const readError = (failureReason: string, label: string): Outcome => ({
  id: failureReason,
  label,
  purposes: both,
  status: "READ_ERROR",
  failureReason,
})

const rejection = (refusal: RefusalCode, label: string, purposes: Outcome["purposes"]): Outcome => ({
  id: refusal,
  label,
  purposes,
  status: "REJECTED",
  refusal,
})

export const outcomes: readonly Outcome[] = [
  { id: "SUCCEEDED", label: "読み取りに成功する", purposes: both, status: "SUCCEEDED" },
  readError("CARD_MOVED", "読み取りに失敗する（カードが動いた）"),
  readError("TIMEOUT", "読み取りに失敗する（時間切れ）"),
  readError("WRONG_CARD", "読み取りに失敗する（別の種類のカード）"),
  { id: "CANCELLED", label: "キャンセルする", purposes: both, status: "CANCELLED" },
  rejection("ekyc_password_locked", "署名用パスワードがロックされている", primary),
  rejection("ekyc_certificate_expired", "電子証明書の有効期限が切れている", primary),
  rejection("ekyc_certificate_revoked", "電子証明書が失効している", primary),
  rejection("ekyc_face_mismatch", "お顔が一致しない", primary),
  rejection("duplicate_customer", "すでに口座がある", primary),
  rejection("residence_card_mismatch", "入力した期限とカードが異なる", residence),
  rejection("residence_expired", "在留期間が満了している", residence),
  rejection("residence_remaining_too_short", "在留期間の残りが3か月未満", residence),
  rejection("residence_card_lost_or_invalid", "失効した（紛失届の出た）カード", residence),
  { id: "OTHER", label: "そのほかの理由で確認できない", purposes: both, status: "REJECTED", failureReason: "OTHER" },
]

/** `READ_ERROR` stands for the usual one. */
export const findOutcome = (id: unknown, purpose: "PRIMARY" | "RESIDENCE"): Outcome | undefined =>
  outcomes.find(
    (outcome) => outcome.id === (id === "READ_ERROR" ? "CARD_MOVED" : id) && outcome.purposes.includes(purpose),
  )
