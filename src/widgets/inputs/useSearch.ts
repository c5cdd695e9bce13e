import { useEffect, useRef } from "react"

const usualDelay = 400

interface Search {
  readonly run: () => unknown
  readonly from: number
  readonly delay: number
}

function readSearch(option: unknown): Search | undefined {
  if (typeof option !== "object" || option === null || !("do" in option) || typeof option.do !== "function")
    return undefined
  const { do: run, from, delay }: { readonly do: unknown; readonly from?: unknown; readonly delay?: unknown } = option
  return {
    run: () => (typeof run === "function" ? (run() as unknown) : undefined),
    from: typeof from === "number" ? from : 1,
    delay: typeof delay === "number" ? delay : usualDelay,
  }
}

/** Asks for suggestions once a person pauses; the newest text counts, and leaving the screen ends the waiting. */
export function useSearch(option: unknown): { typed(text: string): void; cancel(): void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef<Search>(undefined)
  useEffect(() => void (newest.current = readSearch(option)))
  useEffect(() => () => clearTimeout(timer.current), [])
  const cancel = () => clearTimeout(timer.current)
  return {
    cancel,
    typed(text) {
      cancel()
      const search = newest.current
      if (search === undefined || [...text.trim()].length < search.from) return
      timer.current = setTimeout(() => void newest.current?.run(), search.delay)
    },
  }
}
