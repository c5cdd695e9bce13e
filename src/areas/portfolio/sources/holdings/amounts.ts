import { roundDecimal } from "../../../../domain/decimal"
import { toDecimal } from "../../../../domain/numberValue"

/** Whole yen of a number value; 0 where it is none. */
export function amountOf(value: unknown): bigint {
  const decimal = toDecimal(value)
  return decimal === undefined ? 0n : roundDecimal(decimal, 0).units
}

/** @param yen Sums of a customer's amounts, far below what a number holds exactly. */
export const yenValue = (yen: bigint) => ({ n: Number(yen), e10: 0, unit: "jpy" })
