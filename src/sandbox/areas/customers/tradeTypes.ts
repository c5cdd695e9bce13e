/** Codes of `schemas/codes/transaction-type.codes.json` that the sandbox books or plans by. */
export const tradeTypes = {
  buy: 1,
  sell: 2,
  deposit: 3,
  withdrawal: 4,
  taxCollected: 8,
  taxRefunded: 9,
  dividend: 10,
  withdrawalRequest: 12,
  withdrawalRequestCanceled: 13,
  buyReserved: 31,
  distribution: 33,
  split: 41,
  automaticWithdrawal: 58,
} as const

/** What the code table calls them. */
export const tradeTypeNames: Readonly<Record<number, string>> = {
  1: "買付",
  2: "売却",
  3: "入金",
  4: "出金",
  8: "譲渡益税徴収",
  9: "譲渡益税還付",
  10: "配当金入金",
  12: "出金申込",
  13: "出金申込取消",
  31: "買付予約",
  33: "分配金入金",
  41: "株式分割",
  58: "サンプルペイ銀行 自動出金",
}
