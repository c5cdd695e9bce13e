import type { Operator, Truth } from "../operator"

const condition = { name: "condition", types: ["condition"] } as const

/** Kleene's logic: one false decides, otherwise one unknown does. */
const allOf = (parts: readonly unknown[]): Truth =>
  parts.includes(false) ? false : parts.every((part) => part === true) ? true : undefined

const anyOf = (parts: readonly unknown[]): Truth =>
  parts.includes(true) ? true : parts.every((part) => part === false) ? false : undefined

const not = (part: unknown): Truth => (typeof part === "boolean" ? !part : undefined)

/** Operators on conditions: their operands are already evaluated, and may be unknown. */
export const groups = {
  all: {
    operands: [condition],
    repeats: true,
    acceptsMissing: true,
    evaluate: allOf,
  },
  any: {
    operands: [condition],
    repeats: true,
    acceptsMissing: true,
    evaluate: anyOf,
  },
  not: {
    operands: [condition],
    acceptsMissing: true,
    evaluate: ([part]) => not(part),
  },
} as const satisfies Record<string, Operator>
