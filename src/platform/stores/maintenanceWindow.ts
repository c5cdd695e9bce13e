import { isRecord, isText, type JsonRecord } from "../../domain/json"
import { parseDatetime } from "../../domain/japanTime"

/** A planned interruption of one feature, in absolute time. Either end may be open. */
export interface MaintenanceWindow {
  readonly startAt?: string
  readonly endAt?: string
  readonly title?: string
  readonly description?: string
  readonly noticeUrl?: string
}

interface WindowReading {
  readonly report: (problem: { readonly code: string; readonly at: string }) => void
  readonly mayOpen: (url: string) => boolean
}

/** Reads one entry of `feature_maintenances`. A window that cannot be is no window, an address that may not be opened no link. */
export function parseMaintenanceWindow(
  value: unknown,
  { report, mayOpen }: WindowReading,
): MaintenanceWindow | undefined {
  if (value === null || value === undefined) return undefined
  const problem = isRecord(value) ? problemOf(value) : "maintenance-unreadable"
  if (!isRecord(value) || problem) {
    report({ code: problem ?? "maintenance-unreadable", at: "feature_maintenances" })
    return undefined
  }
  const names = {
    startAt: "start_at",
    endAt: "end_at",
    title: "title",
    description: "description",
    noticeUrl: "notice_url",
  }
  const texts = Object.entries(names).flatMap(([name, sent]) => {
    const text = value[sent]
    if (!isText(text)) return []
    if (name !== "noticeUrl" || mayOpen(text)) return [[name, text] as const]
    report({ code: "maintenance-link-refused", at: "feature_maintenances" })
    return []
  })
  return Object.fromEntries(texts)
}

/** Whatever is there and no moment: an end that was left open by mistake would close a part of the app for good. */
const isBad = (sent: unknown, ms: number | undefined) => (sent ?? "") !== "" && ms === undefined

function problemOf({ start_at: start, end_at: end }: JsonRecord): string | undefined {
  const [from, to] = [parseDatetime(start), parseDatetime(end)]
  if (isBad(start, from) || isBad(end, to)) return "maintenance-unreadable"
  return from !== undefined && to !== undefined && from > to ? "maintenance-ends-before-it-starts" : undefined
}

/** `start_at <= now < end_at`; a window without any time says how to speak, not that it is now. */
export function isDuring({ startAt, endAt }: MaintenanceWindow, nowMs: number): boolean {
  const [from, to] = [parseDatetime(startAt), parseDatetime(endAt)]
  if (from === undefined && to === undefined) return false
  return (from === undefined || from <= nowMs) && (to === undefined || nowMs < to)
}
