/** The door to the exact numbers that conditions and values reckon with: for whoever has to come to the same amounts. */
export { compare, type Decimal, divide, multiply, parseDecimal, toScale, writeDecimal } from "./expressions/decimal"
export { parseQuantity } from "./expressions/values/quantities"
