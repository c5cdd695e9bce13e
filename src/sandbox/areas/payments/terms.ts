import type { PaymentType } from "./services"

export interface Terms {
  readonly TERMS_ID: string
  readonly TITLE: string
  readonly VERSION_DATE: string
  readonly REQUIRED_OPEN_FLG: 0 | 1
  readonly DOC_URL: string
}

const terms = (id: string, TITLE: string, VERSION_DATE = "2024-10-01", REQUIRED_OPEN_FLG: 0 | 1 = 1): Terms => ({
  TERMS_ID: id,
  TITLE,
  VERSION_DATE,
  REQUIRED_OPEN_FLG,
  DOC_URL: `https://docs.example/${id.toLowerCase().replace("-", "")}.pdf`,
})

const ofBanks = [terms("PT-1", "口座振替利用規約"), terms("PT-2", "個人情報の第三者提供について")]
const ofApp = [
  terms("PA-1", "サンプルペイ連携規約"),
  terms("PA-2", "個人情報の第三者提供について"),
  terms("PA-3", "よくあるご質問", "2024-12-02", 0),
]
const ofAutomaticWithdrawal = [terms("PW-1", "自動出金サービス利用規約")]

/** What has to be agreed to; `agreement` 1 is the contract, 2 automatic withdrawal. */
export function termsOf(type: PaymentType, agreement: 1 | 2): readonly Terms[] {
  if (agreement === 2) return ofAutomaticWithdrawal
  return type === 1 ? ofApp : ofBanks
}

/** All that must be read are among the ids, and nothing else than what there is. */
export function areAgreed(all: readonly Terms[], ids: readonly string[]): boolean {
  const isComplete = all.every(({ TERMS_ID, REQUIRED_OPEN_FLG }) => REQUIRED_OPEN_FLG === 0 || ids.includes(TERMS_ID))
  return isComplete && ids.every((id) => all.some(({ TERMS_ID }) => TERMS_ID === id))
}
