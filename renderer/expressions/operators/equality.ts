import { isList, isMissing, type Operator } from "../operator"
import { same } from "../same"

const value = { name: "value", types: ["any"] } as const
const list = { name: "list", types: ["list"] } as const

const isEmpty = (operand: unknown) => isMissing(operand) || operand === "" || (isList(operand) && operand.length === 0)

export const equality = {
  is: {
    description: "Both values are equal.",
    operands: [value, { ...value, name: "other" }],
    alike: true,
    evaluate: ([left, right]) => same(left, right),
  },
  isNot: {
    description: "The values differ.",
    operands: [value, { ...value, name: "other" }],
    alike: true,
    evaluate: ([left, right]) => !same(left, right),
  },
  in: {
    description: "The value is one of the list.",
    operands: [value, list],
    evaluate: ([one, many]) => (isList(many) ? many.some((item) => same(item, one)) : undefined),
  },
  notIn: {
    description: "The value is none of the list.",
    operands: [value, list],
    evaluate: ([one, many]) => (isList(many) ? !many.some((item) => same(item, one)) : undefined),
  },
  filled: {
    description: "There is a value: not missing, not an empty text, not an empty list. Zero and false are values.",
    operands: [value],
    acceptsMissing: true,
    evaluate: ([one]) => !isEmpty(one),
  },
  empty: {
    description: "There is no value: missing, an empty text or an empty list.",
    operands: [value],
    acceptsMissing: true,
    evaluate: ([one]) => isEmpty(one),
  },
} as const satisfies Record<string, Operator>
