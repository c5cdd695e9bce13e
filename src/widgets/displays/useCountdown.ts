import { useEffect, useState } from "react"

export interface CountdownOptions {
  readonly seconds?: unknown
  readonly until?: unknown
  readonly now?: unknown
  readonly restart?: unknown
}

function wholeSeconds({ seconds, until, now }: CountdownOptions): number {
  if (typeof seconds === "number") return Math.max(0, Math.ceil(seconds))
  if (typeof until !== "string") return 0
  const from = typeof now === "string" ? Date.parse(now) : Date.now()
  const left = (Date.parse(until) - from) / 1000
  return Number.isFinite(left) ? Math.max(0, Math.ceil(left)) : 0
}

/** Seconds that are left. Counts against a deadline, so that time in another app or with a dark screen counts too. */
export function useCountdown(options: CountdownOptions): number {
  const { restart } = options
  const total = wholeSeconds(options)
  const [left, setLeft] = useState(total)

  useEffect(() => {
    const deadline = Date.now() + total * 1000
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((deadline - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    document.addEventListener("visibilitychange", tick)
    setLeft(total)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", tick)
    }
  }, [total, restart])

  return left
}
