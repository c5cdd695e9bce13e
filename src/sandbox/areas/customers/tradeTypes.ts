/** Codes of `schemas/codes/transaction-type.codes.json` that the sandbox books or plans by. */
export const tradeTypes = { buy: 1, sell: 2, deposit: 3, withdrawal: 4, taxCollected: 8, buyReserved: 31 } as const
