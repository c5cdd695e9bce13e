import { option, options, source } from "../../../../../renderer/definitions"

const yen = { type: "integer" } as const

export const definition = source({
  name: "withdrawal/estimate",
  description: "Fee and amount received for the withdrawal typed so far; properties that are not known yet are absent.",
  options: options({
    "AMOUNT_TYPE!": option.value,
    "AMOUNT!": option.value,
    "FEE_ARRAY!": option.value,
    "WITHDRAWABLE_AMOUNT!": option.value,
  }),
  output: { type: "object", properties: { AMOUNT: yen, FEE: yen, RECEIVE_AMOUNT: yen } },
})
