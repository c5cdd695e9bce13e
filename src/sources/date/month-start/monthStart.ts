import type { CreateSource } from "../../services"
import type { definition } from "./definition"

export const monthStart: CreateSource<typeof definition> =
  () =>
  ({ date, month, years = 0 }) => {
    const year = typeof date === "string" ? Number(/^(\d{4})-/.exec(date)?.[1]) : Number.NaN
    if (!Number.isInteger(year) || typeof month !== "number" || typeof years !== "number") return {}
    return { date: `${year + years}-${String(month).padStart(2, "0")}-01` }
  }
