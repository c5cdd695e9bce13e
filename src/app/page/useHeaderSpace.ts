import { useEffect, type RefObject } from "react"

/** What sticks below the header, or scrolls under it, keeps clear of it at any size of text: `--header-space` follows its height. */
export function useHeaderSpace(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current
    if (element === null || typeof ResizeObserver === "undefined") return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty("--header-space", `${element.getBoundingClientRect().height}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty("--header-space")
    }
  }, [header])
}
