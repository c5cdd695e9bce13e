import { option, options, source } from "../../../../../renderer/definitions"

const text = { type: "string" } as const

export const definition = source({
  name: "bank/transfer",
  description:
    "An account as transfers name it: branch, type and number, for ゆうちょ銀行 from symbol and number, and its holder in half-width kana. `isWrong`: symbol and number belong to no account.",
  options: options({
    BANK_CD: option.value,
    BRANCH_CD: option.value,
    ACCOUNT_TYPE: option.value,
    ACCOUNT_NO: option.value,
    ACCOUNT_HOLDER_KANA: option.value,
    YUCHO_SYMBOL: option.value,
    YUCHO_NUMBER: option.value,
  }),
  output: {
    type: "object",
    properties: {
      BRANCH_CD: text,
      ACCOUNT_TYPE: { type: "integer" },
      ACCOUNT_NO: text,
      ACCOUNT_HOLDER_KANA: text,
      isWrong: { type: "boolean" },
    },
    required: ["ACCOUNT_HOLDER_KANA", "isWrong"],
  },
})
