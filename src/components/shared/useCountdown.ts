import { useMemo, useSyncExternalStore } from "react"
import type { PropsOf } from "../../../renderer"
import { countDown } from "../../domain/countDown"
import { parseDatetime } from "../../domain/japanTime"
import type { definition } from "../countdown/definition"

type CountdownOptions = Pick<PropsOf<typeof definition>, "seconds" | "until" | "now" | "restart">

function wholeSeconds({ seconds, until, now }: CountdownOptions): number {
  if (typeof seconds === "number") return Math.max(0, Math.ceil(seconds))
  const from = typeof now === "string" ? parseDatetime(now) : Date.now()
  return (from === undefined ? undefined : countDown(until, from)?.seconds) ?? 0
}

const tickMs = 250

/** Counts against a deadline, so that time in another app or with a dark screen counts too. */
function createCount({ total }: { readonly total: number; readonly restart: unknown }) {
  let left = total
  let deadline: number | undefined
  const subscribe = (changed: () => void) => {
    const end = (deadline ??= Date.now() + total * 1000)
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      if (seconds === 0) clearInterval(timer)
      if (seconds === left) return
      left = seconds
      changed()
    }
    const timer = setInterval(tick, tickMs)
    document.addEventListener("visibilitychange", tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", tick)
    }
  }
  return { subscribe, left: () => left }
}

/** Seconds that are left. */
export function useCountdown(options: CountdownOptions): number {
  const { restart } = options
  const total = wholeSeconds(options)
  const count = useMemo(() => createCount({ total, restart }), [total, restart])
  return useSyncExternalStore(count.subscribe, count.left)
}
