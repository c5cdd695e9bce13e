import { isList, isMissing, type Operator } from "../operator"
import { same } from "../same"

const value = { name: "value", types: ["any"] } as const
const list = { name: "list", types: ["list"] } as const

const isEmpty = (operand: unknown) => isMissing(operand) || operand === "" || (isList(operand) && operand.length === 0)

export const equality = {
  is: {
    operands: [value, { ...value, name: "other" }],
    alike: true,
    evaluate: ([left, right]) => same(left, right),
  },
  isNot: {
    operands: [value, { ...value, name: "other" }],
    alike: true,
    evaluate: ([left, right]) => !same(left, right),
  },
  in: {
    operands: [value, list],
    evaluate: ([one, many]) => (isList(many) ? many.some((item) => same(item, one)) : undefined),
  },
  notIn: {
    operands: [value, list],
    evaluate: ([one, many]) => (isList(many) ? !many.some((item) => same(item, one)) : undefined),
  },
  filled: {
    operands: [value],
    acceptsMissing: true,
    evaluate: ([one]) => !isEmpty(one),
  },
  empty: {
    operands: [value],
    acceptsMissing: true,
    evaluate: ([one]) => isEmpty(one),
  },
} as const satisfies Record<string, Operator>
