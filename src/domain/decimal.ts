import { Big } from "big.js"

/** Digits and exponents beyond this are a mistake of the sender, not money. */
const maxDigits = 40
const decimalShape = /^-?\d+(\.\d+)?$/

/** An exact decimal of a number or a decimal text; undefined for anything else. Half is rounded away from zero. */
export function parseDecimal(value: unknown): Big | undefined {
  if (typeof value === "number") return Number.isFinite(value) && Math.abs(value) < 1e21 ? new Big(value) : undefined
  if (typeof value !== "string" || value.length > maxDigits || !decimalShape.test(value)) return undefined
  return new Big(value)
}

/** Rounds half away from zero, as conventions and tax offices do; never gives minus zero. */
export function roundDecimal(value: Big, decimals: number): Big {
  const rounded = value.round(decimals, Big.roundHalfUp)
  return rounded.eq(0) ? rounded.abs() : rounded
}
