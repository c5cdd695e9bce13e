import type { CreateSource } from "../../services"
import type { definition } from "./definition"

/** More than a life has is a mistake of the sender. */
const most = 120

/** A whole number, or the four digits of a year. */
const yearOf = (value: unknown): number | undefined =>
  Number.isInteger(value) || (typeof value === "string" && /^\d{4}$/.test(value)) ? Number(value) : undefined

export const years: CreateSource<typeof definition> =
  () =>
  ({ from, to }) => {
    const [first, last] = [yearOf(from), yearOf(to)]
    const count = first === undefined || last === undefined ? 0 : Math.max(0, last - first + 1)
    return { items: Array.from({ length: Math.min(count, most) }, (_, index) => ({ year: (last ?? 0) - index })) }
  }
