import { parseDecimal } from "../../domain/decimal"
import { parseDatetime } from "../../domain/japanTime"
import type { JsonRecord } from "../../domain/json"
import { toDecimal } from "../../domain/numberValue"
import { readerOf } from "./readerOf"

interface Rule {
  readonly by: string
  readonly desc?: boolean | undefined
  /** Rules whose condition does not hold are left out. */
  readonly when?: boolean | undefined
}

type Key = number | string | undefined

/** Items in the order of these rules; what is alike stays in its order, what has no such property comes last. */
export function sortBy(items: readonly JsonRecord[], rules: readonly Rule[]): readonly JsonRecord[] {
  const used = rules.filter((rule) => !("when" in rule) || rule.when === true)
  if (used.length === 0) return items
  const columns = used.map(({ by, desc }) => {
    const read = readerOf(by)
    return { keys: items.map((item) => keyOf(read(item))), direction: desc === true ? (-1 as const) : (1 as const) }
  })
  const order = items.map((_item, index) => index)
  order.sort((one, other) => {
    for (const { keys, direction } of columns) {
      const difference = compare(keys[one], keys[other], direction)
      if (difference !== 0) return difference
    }
    return 0
  })
  return order.map((index) => items[index]).filter((item) => item !== undefined)
}

/** Of a day its first moment in Japan, so that it stands among moments; days need no closer look than this. */
const momentOfDay = (value: unknown): number =>
  typeof value === "string" && value.length === 10 && value[4] === "-" && value[7] === "-"
    ? Date.parse(`${value}T00:00+09:00`)
    : Number.NaN

/** What numbers, days, moments, number values and decimals in texts are compared by. */
function keyOf(value: unknown): Key {
  if (typeof value === "number") return value
  const day = momentOfDay(value)
  if (!Number.isNaN(day)) return day
  const decimal = toDecimal(value) ?? parseDecimal(value)
  if (decimal) return Number(decimal.units) / 10 ** decimal.scale
  if (typeof value !== "string" || value === "") return undefined
  return parseDatetime(value) ?? value
}

function compare(one: Key, other: Key, direction: 1 | -1): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
  if (typeof one !== typeof other) return direction * (typeof one === "number" ? -1 : 1)
  return one === other ? 0 : one < other ? -direction : direction
}
