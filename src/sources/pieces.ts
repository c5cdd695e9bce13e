type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== ""

/** The part of a text before its first space, of either width, and the rest. */
export function splitText({ text }: Values): { readonly first?: string; readonly rest?: string } {
  if (typeof text !== "string") return {}
  const [first = "", ...rest] = text.trim().split(/[ \u3000]+/u)
  const separator = text.includes("\u3000") ? "\u3000" : " "
  return { ...(first === "" ? {} : { first }), ...(rest.length === 0 ? {} : { rest: rest.join(separator) }) }
}

/** Values by name, each from the first object that has it. */
export function fillUp({ from }: Values): Values {
  const objects = Array.isArray(from) ? from.filter(isValues) : []
  return objects.reduceRight<Values>(
    (below, object) => ({
      ...below,
      ...Object.fromEntries(Object.entries(object).filter(([, value]) => isThere(value))),
    }),
    {},
  )
}

/** The item whose `key` is the value; the only one where there is but one. */
export function chooseItem({ items, key, value }: Values): Values {
  const list = Array.isArray(items) ? items.filter(isValues) : []
  const [only] = list
  if (list.length === 1 && only) return only
  return list.find((item) => isThere(value) && item[String(key)] === value) ?? {}
}

/** First day of a month, so many years from that of a date. */
export function monthStart({ date, month, years = 0 }: Values): { readonly date?: string } {
  const year = typeof date === "string" ? Number(/^(\d{4})-/.exec(date)?.[1]) : Number.NaN
  if (!Number.isInteger(year) || typeof month !== "number" || typeof years !== "number") return {}
  return { date: `${year + years}-${String(month).padStart(2, "0")}-01` }
}
