import { useEffect, useState, type RefObject } from "react"

/** How long values stand still before they are said: whoever types is not interrupted by every figure on the way. */
const restMs = 1000

/** A row as one hears it. */
const wordsOf = (row: Element) => [...row.querySelectorAll("dt, dd")].map(({ textContent }) => textContent).join(" ")

/** All rows as one sentence, once they rest after a change; what stood there from the start is read where it stands. */
export function useSpokenOnce(list: RefObject<HTMLDListElement | null>, isLive: boolean): string {
  const [spoken, setSpoken] = useState("")
  useEffect(() => {
    const rows = list.current
    if (!isLive || rows === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setSpoken(`${[...rows.children].map(wordsOf).join("、")}。`), restMs)
    })
    observer.observe(rows, { subtree: true, childList: true, characterData: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [list, isLive])
  return spoken
}
