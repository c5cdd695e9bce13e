import { useEffect, useRef } from "react"
import { run } from "../../components/shared/options"
import type { TextSuggestProps } from "./suggestions"

const usualDelay = 400

type Search = TextSuggestProps["options"]["search"]

interface Asking {
  typed(text: string): void
  /** What is still waited for is asked at once. */
  hurry(): void
  cancel(): void
}

/** Asks for suggestions once a person pauses; the newest text counts, and leaving the screen ends the waiting. */
export function useSearch(search: Search): Asking {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef<Search>(undefined)
  useEffect(() => void (newest.current = search))
  useEffect(() => () => clearTimeout(timer.current), [])
  const cancel = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const ask = () => {
    cancel()
    run(newest.current?.do)
  }
  return {
    cancel,
    hurry() {
      if (timer.current !== undefined) ask()
    },
    typed(text) {
      cancel()
      const { current } = newest
      if (current === undefined || [...text.trim()].length < (current.from ?? 1)) return
      timer.current = setTimeout(ask, current.delay ?? usualDelay)
    },
  }
}
