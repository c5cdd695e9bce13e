import { toJapanDate } from "../../../domain/japanTime"
import { hours, isBusinessDay, japanMoment, later, nextBusinessDay } from "../../engine"

/** When a bank transfer is in the customer's cash: an hour later while banks are open, else on the next morning that they are. */
export function arrivalOf(at: Date): Date {
  const date = toJapanDate(at.getTime())
  const isBankDay = isBusinessDay(date)
  if (isBankDay && at < japanMoment(date, "09:00:00")) return japanMoment(date, "10:00:00")
  if (isBankDay && at < japanMoment(date, "15:00:00")) return later(at, hours(1))
  return japanMoment(nextBusinessDay(date), "10:00:00")
}
