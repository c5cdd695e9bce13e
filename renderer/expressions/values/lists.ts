import { isRecord } from "../../model/json"
import type { ValueOperator } from "../../model/scope"
import { isList, isMissing, isText } from "../operator"
import { same } from "../same"

type Test = (item: unknown) => boolean | undefined
const isTest = (value: unknown): value is Test => typeof value === "function"

export const count: ValueOperator = ([items]) => (isList(items) ? items.length : undefined)
export const first: ValueOperator = ([items]) => (isList(items) ? items[0] : undefined)
export const last: ValueOperator = ([items]) => (isList(items) ? items.at(-1) : undefined)

export const each: ValueOperator = ([items, name]) =>
  isList(items) && isText(name)
    ? items.map((item) => (isRecord(item) && Object.hasOwn(item, name) ? item[name] : undefined))
    : undefined

export const find: ValueOperator = ([items, test]) =>
  isList(items) && isTest(test) ? items.find((item) => test(item) === true) : undefined

export const filter: ValueOperator = ([items, test]) =>
  isList(items) && isTest(test) ? items.filter((item) => test(item) === true) : undefined

export const toggled: ValueOperator = ([items, value]) => {
  if (!isList(items)) return undefined
  return items.some((item) => same(item, value)) ? items.filter((item) => !same(item, value)) : [...items, value]
}

const isEmpty = (value: unknown) => isMissing(value) || value === "" || (isList(value) && value.length === 0)

export const firstFilled: ValueOperator = (operands) => operands.find((value) => !isEmpty(value))
