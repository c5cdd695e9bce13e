import { parseDatetime } from "../../../../domain/japanTime"
import type { TenantSettings } from "../../../engine"

/** True from `start_at` until just before `end_at`; a window that cannot be read or ends before it starts is no window. */
export function isUnderMaintenance({ start_at, end_at }: TenantSettings["maintenance"], now: Date): boolean {
  const start = parseDatetime(start_at)
  const end = parseDatetime(end_at)
  return start !== undefined && end !== undefined && start <= now.getTime() && now.getTime() < end
}
