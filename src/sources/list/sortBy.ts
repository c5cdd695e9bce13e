import { compare as compareDecimals, type Decimal, parseDecimal, toScale, writeDecimal } from "../../domain/decimal"
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

/** A decimal with more digits than floats hold stays one. */
type Key = number | Decimal | string | undefined

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
  if (decimal) return isHeld(decimal) ? Number(decimal.units) / 10 ** decimal.scale : decimal
  if (typeof value !== "string" || value === "") return undefined
  return parseDatetime(value) ?? value
}

/** Fifteen digits come back from a float as they were, so what differs as a decimal differs as a float. */
const isHeld = ({ units, scale }: Decimal): boolean => units < 10n ** 15n && units > -(10n ** 15n) && scale <= 22

function compare(one: Key, other: Key, direction: 1 | -1): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
  if (typeof one === "string" || typeof other === "string")
    return direction * (typeof one === typeof other ? orderOf(one, other) : typeof one === "string" ? 1 : -1)
  const difference = orderOf(nearest(one), nearest(other))
  // Floats of the same value are alike; what stays a decimal may differ further behind.
  if (difference !== 0 || (typeof one === "number" && typeof other === "number")) return direction * difference
  return direction * compareDecimals(exact(one), exact(other))
}

const orderOf = <Kind>(one: Kind, other: Kind): number => (one === other ? 0 : one < other ? -1 : 1)

const nearest = (key: number | Decimal): number => (typeof key === "number" ? key : Number(writeDecimal(key)))

const exact = (key: number | Decimal): Decimal =>
  typeof key === "number" ? (parseDecimal(key) ?? toScale(BigInt(key), 0)) : key
