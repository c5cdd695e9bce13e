import { type Decimal, divide } from "../../renderer/decimal"

export { compare, type Decimal, divide, multiply, parseDecimal, toScale, writeDecimal } from "../../renderer/decimal"

const one: Decimal = { units: 1n, scale: 0 }

/** So many 10^-`decimals`; what lies behind them is cut off. Round before where it should not be. */
export const countUnits = (value: Decimal, decimals: number): number =>
  Number(divide(value, one, decimals, "down").units)

/** Rounds half away from zero, as conventions and tax offices do. */
export const roundDecimal = (value: Decimal, decimals: number): Decimal =>
  value.scale <= decimals ? value : divide(value, one, decimals, "half-up")
