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

function areUnique(items: readonly unknown[], name: unknown) {
  const compared = items
    .map((item) => (isText(name) ? property(item, name) : item))
    .filter((item) => !isMissing(item) && item !== "")
  return compared.every((item, index) => !compared.slice(0, index).some((earlier) => same(earlier, item)))
}

export const lists = {
  contains: {
    description: "The list holds the item, or the text holds the other text.",
    operands: [container, { name: "item", types: ["any"] }],
    evaluate: ([all, item]) => holds(all, item),
  },
  containsAny: {
    description: "The list (or text) holds at least one of the items.",
    operands: [container, { ...list, name: "items" }],
    evaluate: ([all, items]) => {
      if (!isList(items) || !(isList(all) || isText(all))) return undefined
      return items.some((item) => holds(all, item) === true)
    },
  },
  containsAll: {
    description: "The list (or text) holds every one of the items.",
    operands: [container, { ...list, name: "items" }],
    evaluate: ([all, items]) => {
      if (!isList(items) || !(isList(all) || isText(all))) return undefined
      return items.every((item) => holds(all, item) === true)
    },
  },
  countIs: {
    description: "The list has exactly that many items.",
    operands: [list, count],
    evaluate: counted((length, wanted) => length === wanted),
  },
  countAtLeast: {
    description: "The list has at least that many items.",
    operands: [list, count],
    evaluate: counted((length, wanted) => length >= wanted),
  },
  countAtMost: {
    description: "The list has at most that many items.",
    operands: [list, count],
    evaluate: counted((length, wanted) => length <= wanted),
  },
  unique: {
    description: "No item (or no value of the named property) occurs twice; missing ones do not count.",
    operands: [list, { name: "property", types: ["text"], optional: true }],
    evaluate: ([items, name]) => (isList(items) ? areUnique(items, name) : undefined),
  },
} as const satisfies Record<string, Operator>
