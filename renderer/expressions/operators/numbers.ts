import { compareDates } from "../calendar"
import { isNumber, isText, type Operator } from "../operator"
import { compare } from "../decimal"
import { isMultiple, parseQuantity, type Quantity, unitOf } from "../values/quantities"

/** A number, a decimal text or `{ n, e10, unit }`, all exact. */
const number = { name: "number", types: ["decimal"] } as const

/** A number, or a day or moment among its like. */
const ordered = { name: "value", types: ["decimal", "date"] } as const

/** Below zero where the first is less; undefined where one is no number, or of another unit. */
function numericOrder(left: unknown, right: unknown): number | undefined {
  if (isNumber(left) && isNumber(right)) return left - right
  const pair = pairOf(left, right)
  return pair && compare(...pair)
}

function pairOf(left: unknown, right: unknown): readonly [Quantity, Quantity] | undefined {
  const [one, other] = [parseQuantity(left), parseQuantity(right)]
  return one && other && unitOf([one, other]) !== "mixed" ? [one, other] : undefined
}

const orderOf = (left: unknown, right: unknown): number | undefined =>
  (isText(left) && isText(right) ? compareDates(left, right) : undefined) ?? numericOrder(left, right)

const compared =
  (test: (order: number) => boolean): Operator["evaluate"] =>
  ([left, right]) => {
    const order = numericOrder(left, right)
    return order === undefined ? undefined : test(order)
  }

export const numbers = {
  gt: {
    operands: [number, { ...number, name: "other" }],
    evaluate: compared((order) => order > 0),
  },
  gte: {
    operands: [number, { ...number, name: "other" }],
    evaluate: compared((order) => order >= 0),
  },
  lt: {
    operands: [number, { ...number, name: "other" }],
    evaluate: compared((order) => order < 0),
  },
  lte: {
    operands: [number, { ...number, name: "other" }],
    evaluate: compared((order) => order <= 0),
  },
  between: {
    operands: [ordered, { ...ordered, name: "lowest" }, { ...ordered, name: "highest" }],
    evaluate([value, lowest, highest]) {
      const [above, below] = [orderOf(lowest, value), orderOf(value, highest)]
      return above === undefined || below === undefined ? undefined : above <= 0 && below <= 0
    },
  },
  multipleOf: {
    operands: [number, { ...number, name: "step" }],
    evaluate([value, step]) {
      const pair = pairOf(value, step)
      return pair && pair[1].units > 0n ? isMultiple(...pair) : undefined
    },
  },
} as const satisfies Record<string, Operator>
