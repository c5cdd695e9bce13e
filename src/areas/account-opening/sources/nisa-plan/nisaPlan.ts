import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

const types = { NONE: "NEW", UNKNOWN: "NEW", HAS_ACCOUNT: "TRANSFER", CLOSED: "REOPEN" } as const

const isAnswer = (value: unknown): value is keyof typeof types =>
  typeof value === "string" && Object.hasOwn(types, value)

/** From this month on, an account moves to its new broker with the year that follows. */
const lateMonth = 10

/**
 * A new account begins this year; one that moves begins this year until September, unless something was bought in it this
 * year, else next year.
 */
export const nisaPlan: CreateSource<typeof definition> =
  () =>
  ({ choice, otherAccount, tradedThisYear, today }) => {
    if (choice === "NOT_OPEN") return { type: "NONE" }
    if (choice !== "OPEN" || !isAnswer(otherAccount)) return {}
    const type = types[otherAccount]
    const [, year, month] = typeof today === "string" ? (/^(\d{4})-(\d{2})/.exec(today) ?? []) : []
    if (year === undefined || month === undefined) return { type }
    const isLate = type !== "NEW" && (Number(month) >= lateMonth || tradedThisYear === "YES")
    return { type, year: Number(year) + (isLate ? 1 : 0) }
  }
