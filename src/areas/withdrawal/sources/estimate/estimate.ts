import { isRecord } from "../../../../domain/json"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

const isYen = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value)

/** In whole yen; what is not known yet is absent. */
export const estimate: CreateSource<typeof definition> = () => (input) => {
  const amount = input.AMOUNT_TYPE === 2 ? input.WITHDRAWABLE_AMOUNT : input.AMOUNT
  if (!isYen(amount) || amount < 1) return {}
  const fee = feeOf(amount, input.FEE_ARRAY)
  if (fee === undefined) return { AMOUNT: amount }
  // An amount that the fee eats up brings nothing to show; the field itself says so.
  return amount > fee ? { AMOUNT: amount, FEE: fee, RECEIVE_AMOUNT: amount - fee } : { AMOUNT: amount, FEE: fee }
}

/** Fee of the band that holds the amount. No bands at all mean that it is free. */
function feeOf(amount: number, bands: unknown): number | undefined {
  if (!Array.isArray(bands)) return undefined
  if (bands.length === 0) return 0
  for (const { AMOUNT_FROM: from, AMOUNT_TO: to, FEE: fee } of bands.filter(isRecord)) {
    const isAbove = !isYen(from) || amount >= from
    const isBelow = !isYen(to) || amount <= to
    if (isAbove && isBelow && isYen(fee)) return fee
  }
  return undefined
}
