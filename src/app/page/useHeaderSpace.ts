import { useEffect, type RefObject } from "react"

/**
 * What sticks below the header, or scrolls under it, keeps clear of it at any size of text: `--header-space` follows its
 * height. The style sheet knows the usual one, and saying it again would have the browser look at all styles again.
 */
export function useHeaderSpace(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current
    if (element === null || typeof ResizeObserver === "undefined") return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const { height } = element.getBoundingClientRect()
      if (height === Number.parseFloat(getComputedStyle(element).minHeight)) style.removeProperty("--header-space")
      else style.setProperty("--header-space", `${height}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty("--header-space")
    }
  }, [header])
}
