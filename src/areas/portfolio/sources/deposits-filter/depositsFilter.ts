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
    // A year of an address that is none of these stands among them: what is listed is that of the year that is chosen.
    const all = asked === 0 || years.includes(asked) ? years : [...years, asked].toSorted((a, b) => b - a)
    return {
      YEAR: asked,
      DEPOSIT_KIND: kind,
      YEARS: [{ YEAR: 0, LABEL: "すべて" }, ...all.map((one) => ({ YEAR: one, LABEL: `${one}年` }))],
    }
  }
