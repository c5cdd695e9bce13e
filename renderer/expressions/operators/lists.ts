import { isList, isMissing, isNumber, isText, type Operator, type Truth } from "../operator"
import { same } from "../same"

const container = { name: "list or text", types: ["list", "text"] } as const
const list = { name: "list", types: ["list"] } as const
const count = { name: "count", types: ["integer"] } as const

function holds(container: unknown, item: unknown): Truth {
  if (isList(container)) return container.some((one) => same(one, item))
  return isText(container) && isText(item) ? container.includes(item) : undefined
}

const counted =
  (test: (length: number, count: number) => boolean): Operator["evaluate"] =>
  ([items, count]) =>
    isList(items) && isNumber(count) ? test(items.length, count) : undefined

const property = (item: unknown, name: string): unknown =>
  typeof item === "object" && item !== null && Object.hasOwn(item, name)
    ? (item as Record<string, unknown>)[name]
    : undefined

/** Whether what stands at the index stands nowhere before it; what is missing repeats nothing. */
function isFirst(items: readonly unknown[], index: number, name: unknown): boolean {
  const [own, ...earlier] = items
    .slice(0, index + 1)
    .map((item) => (isText(name) ? property(item, name) : item))
    .toReversed()
  return isMissing(own) || own === "" || !earlier.some((item) => same(item, own))
}

export const lists = {
  contains: {
    operands: [container, { name: "item", types: ["any"] }],
    evaluate: ([all, item]) => holds(all, item),
  },
  containsAny: {
    operands: [container, { ...list, name: "items" }],
    evaluate: ([all, items]) => {
      if (!isList(items) || !(isList(all) || isText(all))) return undefined
      return items.some((item) => holds(all, item) === true)
    },
  },
  containsAll: {
    operands: [container, { ...list, name: "items" }],
    evaluate: ([all, items]) => {
      if (!isList(items) || !(isList(all) || isText(all))) return undefined
      return items.every((item) => holds(all, item) === true)
    },
  },
  countIs: {
    operands: [list, count],
    evaluate: counted((length, wanted) => length === wanted),
  },
  countAtLeast: {
    operands: [list, count],
    evaluate: counted((length, wanted) => length >= wanted),
  },
  countAtMost: {
    operands: [list, count],
    evaluate: counted((length, wanted) => length <= wanted),
  },
  firstOf: {
    operands: [list, { name: "index", types: ["integer"] }, { name: "property", types: ["text"], optional: true }],
    evaluate: ([items, index, name]) => (isList(items) && isNumber(index) ? isFirst(items, index, name) : undefined),
  },
} as const satisfies Record<string, Operator>
