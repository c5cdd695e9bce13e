import { compareDates } from "../calendar"
import { isNumber, isText, type Operator } from "../operator"

const number = { name: "number", types: ["number"] } as const

/** A number, or a day or moment among its like. */
const ordered = { name: "value", types: ["number", "date"] } as const

function orderOf(left: unknown, right: unknown): number | undefined {
  if (isNumber(left) && isNumber(right)) return left - right
  return isText(left) && isText(right) ? compareDates(left, right) : undefined
}

const compared =
  (test: (left: number, right: number) => boolean): Operator["evaluate"] =>
  ([left, right]) =>
    isNumber(left) && isNumber(right) ? test(left, right) : undefined

/** Digits behind the decimal point, so that 0.3 is a multiple of 0.1. */
const scaleOf = (value: number) => {
  const [mantissa = "", exponent = "0"] = String(value).split("e")
  return Math.max(0, (mantissa.split(".")[1] ?? "").length - Number(exponent))
}

function isMultiple(value: number, step: number) {
  const scale = 10 ** Math.max(scaleOf(value), scaleOf(step))
  return Math.round(value * scale) % Math.round(step * scale) === 0
}

export const numbers = {
  gt: {
    description: "The number is greater than the other.",
    operands: [number, { ...number, name: "other" }],
    evaluate: compared((left, right) => left > right),
  },
  gte: {
    description: "The number is at least the other.",
    operands: [number, { ...number, name: "other" }],
    evaluate: compared((left, right) => left >= right),
  },
  lt: {
    description: "The number is less than the other.",
    operands: [number, { ...number, name: "other" }],
    evaluate: compared((left, right) => left < right),
  },
  lte: {
    description: "The number is at most the other.",
    operands: [number, { ...number, name: "other" }],
    evaluate: compared((left, right) => left <= right),
  },
  between: {
    description: "The number, day or moment lies between the two bounds, both included.",
    operands: [ordered, { ...ordered, name: "lowest" }, { ...ordered, name: "highest" }],
    evaluate([value, lowest, highest]) {
      const [above, below] = [orderOf(lowest, value), orderOf(value, highest)]
      return above === undefined || below === undefined ? undefined : above <= 0 && below <= 0
    },
  },
  multipleOf: {
    description: "The number is a whole multiple of the step.",
    operands: [number, { ...number, name: "step" }],
    evaluate: ([value, step]) => (isNumber(value) && isNumber(step) && step > 0 ? isMultiple(value, step) : undefined),
  },
} as const satisfies Record<string, Operator>
