/** What requests name, as the database takes it. */
import { isDate } from "../../../renderer/calendar"
import { parseDatetime } from "../../domain/japanTime"

/** A moment of a year that both sides write with four digits; undefined for anything else. */
export function parseMoment(text: unknown): Date | undefined {
  const ms = parseDatetime(text)
  const moment = ms === undefined ? undefined : new Date(ms)
  return moment && /^[1-9]\d{3}-/.test(moment.toISOString()) ? moment : undefined
}

/** Whether a text is a day of Japan, 2026-05-03. */
export const isDay = (text: unknown): boolean =>
  typeof text === "string" && isDate(text) && parseMoment(`${text}T00:00`) !== undefined
