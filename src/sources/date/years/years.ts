import type { CreateSource } from "../../services"
import type { definition } from "./definition"

/** More than a life has is a mistake of the sender. */
const most = 120

/** A whole number, or the four digits of a year. */
const yearOf = (value: unknown): number | undefined =>
  Number.isInteger(value) || (typeof value === "string" && /^\d{4}$/.test(value)) ? Number(value) : undefined

export const years: CreateSource<typeof definition> =
  () =>
  ({ from, to, also }) => {
    const [first, last, other] = [yearOf(from), yearOf(to), yearOf(also)]
    if (first === undefined || last === undefined) return { items: [] }
    const count = Math.min(Math.max(0, last - first + 1), most)
    const years = Array.from({ length: count }, (_, index) => last - index)
    const all = other === undefined || years.includes(other) ? years : [...years, other].toSorted((a, b) => b - a)
    return { items: all.map((year) => ({ year })) }
  }
