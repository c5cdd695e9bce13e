import { useEffect, useRef } from "react"
import { run } from "../../components/shared/options"
import type { TextSuggestProps } from "./suggestions"

const usualDelay = 400

type Search = TextSuggestProps["options"]["search"]

/** Asks for suggestions once a person pauses; the newest text counts, and leaving the field or the screen ends the waiting. */
export function useSearch(search: Search): { typed(text: string): void; cancel(): void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef<Search>(undefined)
  useEffect(() => void (newest.current = search))
  useEffect(() => () => clearTimeout(timer.current), [])
  const cancel = () => clearTimeout(timer.current)
  return {
    cancel,
    typed(text) {
      cancel()
      const { current } = newest
      if (current === undefined || [...text.trim()].length < (current.from ?? 1)) return
      timer.current = setTimeout(() => run(newest.current?.do), current.delay ?? usualDelay)
    },
  }
}
