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
