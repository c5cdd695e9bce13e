import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

/** DEPOSIT_KIND by what addresses say. */
const kinds: Readonly<Record<string, number>> = { in: 1, out: 2 }

/** YEAR 0 is all years. */
export const depositsFilter: CreateSource<typeof definition> =
  () =>
  ({ type, year, today, openYear }) => {
    const thisYear = Number(String(today).slice(0, 4))
    const asked = typeof year === "number" ? year : thisYear
    const kind = kinds[String(type)] ?? 0
    const first = typeof openYear === "number" ? openYear : Math.min(thisYear, asked || thisYear)
    const years = Array.from({ length: Math.max(0, thisYear - first) + 1 }, (_, index) => thisYear - index)
    return {
      YEAR: asked,
      DEPOSIT_KIND: kind,
      YEARS: [{ YEAR: 0, LABEL: "すべて" }, ...years.map((one) => ({ YEAR: one, LABEL: `${one}年` }))],
    }
  }
