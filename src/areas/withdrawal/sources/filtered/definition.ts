import { option, options, source } from "../../../../../renderer/definitions"

const yen = { type: "integer" } as const
const text = { type: "string" } as const

const withdrawalRequest = {
  type: "object",
  properties: {
    WITHDRAWAL_NO: text,
    WITHDRAW_TYPE: { type: "integer" },
    DESTINATION_TEXT: text,
    AMOUNT: yen,
    FEE: yen,
    STATUS_CD: { type: "integer" },
    ACCEPT_DATETIME: text,
    EXPECTED_DATE: text,
    CANCELABLE_FLG: { type: "integer", enum: [0, 1] },
    CANCEL_LIMIT_DATETIME: { type: ["string", "null"] },
  },
} as const

export const definition = source({
  name: "withdrawal/filtered",
  description:
    "Withdrawal requests, newest first. `filter`: 0 all, 1 those that can be cancelled, 2 those that are over.",
  options: options({ "items!": option.value, filter: option.value }),
  output: { type: "array", items: withdrawalRequest },
})
