import type { ValueOperator } from "../../model/scope"
import { isList, isNumber, isText } from "../operator"

const isWord = (value: unknown): value is string | number => isText(value) || isNumber(value)

export const concat: ValueOperator = (operands) => (operands.every(isWord) ? operands.join("") : undefined)

export const join: ValueOperator = ([items, separator]) =>
  isList(items) && items.every(isWord) && isText(separator) ? items.join(separator) : undefined
