import { parseDecimal } from "../../domain/decimal"
import { parseDatetime } from "../../domain/japanTime"
import type { JsonRecord } from "../../domain/json"
import { toDecimal } from "../../domain/numberValue"
import { propertyOf } from "./propertyOf"

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
  const keyed = items.map((item) => ({ item, keys: used.map(({ by }) => keyOf(propertyOf(item, by))) }))
  keyed.sort((one, other) => {
    for (const [index, { desc }] of used.entries()) {
      const order = compare(one.keys[index], other.keys[index], desc === true ? -1 : 1)
      if (order !== 0) return order
    }
    return 0
  })
  return keyed.map(({ item }) => item)
}

/** What numbers, days, moments, number values and decimals in texts are compared by. */
function keyOf(value: unknown): Key {
  if (typeof value === "number") return value
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
