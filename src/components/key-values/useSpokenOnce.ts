import { useEffect, useState, type RefObject } from "react"

/** How long values stand still before they are said: whoever types is not interrupted by every figure on the way. */
const restMs = 1000

/** A row as one hears it. */
const wordsOf = (row: Element) => [...row.querySelectorAll("dt, dd")].map(({ textContent }) => textContent).join(" ")

/** All rows as one sentence, once they rest after a change; what stood there from the start is read where it stands. */
export function useSpokenOnce(list: RefObject<HTMLDListElement | null>, isLive: boolean): string {
  const [spoken, setSpoken] = useState("")
  const [heard, setHeard] = useState<string>()
  useEffect(() => {
    if (!isLive || list.current === null) return undefined
    const now = `${[...list.current.children].map(wordsOf).join("、")}。`
    if (heard === undefined) setHeard(now)
    if (heard === undefined || heard === now) return undefined
    const timer = setTimeout(() => {
      setHeard(now)
      setSpoken(now)
    }, restMs)
    return () => clearTimeout(timer)
  })
  return spoken
}
