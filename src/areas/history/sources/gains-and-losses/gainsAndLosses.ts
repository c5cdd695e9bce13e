import { isRecord } from "../../../../domain/json"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

export const gainsAndLosses: CreateSource<typeof definition> =
  () =>
  ({ items }) => ({
    items: (Array.isArray(items) ? items.filter(isRecord) : []).map(({ MONTH, PROFIT_AMOUNT }) => {
      const profit = Number(PROFIT_AMOUNT)
      return { MONTH: String(MONTH), GAIN: Math.max(0, profit), LOSS: Math.max(0, -profit) }
    }),
  })
