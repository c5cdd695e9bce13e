import { toJapanDatetime } from "../../../domain/japanTime"

export const datetime = (at: Date): string => toJapanDatetime(at.getTime())

export const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

export const seconds = (n: number) => n * 1000
export const minutes = (n: number) => n * 60 * 1000
export const hours = (n: number) => n * 60 * 60 * 1000
export const days = (n: number) => n * 24 * 60 * 60 * 1000

/** `01` to `12`. */
export const calendarMonths: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  String(index + 1).padStart(2, "0"),
)
