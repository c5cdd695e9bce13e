const text = { type: "string" } as const
const textOrNothing = { type: ["string", "null"] } as const
const yenOrNothing = { type: ["integer", "null"] } as const
const flag = { type: "integer", enum: [0, 1] } as const

/** A row of `legacy/payments_contract_list`. */
export const contractProperties = {
  CONTRACT_ID: textOrNothing,
  PAYMENT_TYPE: { type: "integer", enum: [1, 2, 3] },
  BANK_ID: text,
  SERVICE_NM: text,
  CONTRACT_STATUS: { type: "integer", enum: [0, 1, 2, 3, 9] },
  AVAILABLE_FLG: flag,
  BRANCH_NM: textOrNothing,
  ACCOUNT_TYPE: { type: ["integer", "null"] },
  ACCOUNT_NO_MASKED: textOrNothing,
  CONTRACT_DATE: textOrNothing,
  LIMIT_DAY_AMOUNT: yenOrNothing,
  LIMIT_MONTH_AMOUNT: yenOrNothing,
  USED_MONTH_AMOUNT: yenOrNothing,
  AUTO_WITHDRAWAL_FLG: flag,
  AUTO_WITHDRAWAL_DATE: textOrNothing,
  KEEP_AMOUNT: { type: "integer" },
} as const
