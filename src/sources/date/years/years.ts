import type { CreateSource } from "../../services"
import type { definition } from "./definition"

/** More than a life has is a mistake of the sender. */
const most = 120

export const years: CreateSource<typeof definition> =
  () =>
  ({ from, to }) => {
    const [first, last] = [Number(from ?? Number.NaN), Number(to ?? Number.NaN)]
    const count = Number.isInteger(first) && Number.isInteger(last) ? Math.max(0, last - first + 1) : 0
    return { items: Array.from({ length: Math.min(count, most) }, (_, index) => ({ year: last - index })) }
  }
