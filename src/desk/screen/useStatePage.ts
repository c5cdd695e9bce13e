import { type RefObject, useEffect, useState } from "react"

interface StatePage {
  /** Where the frame begins. */
  readonly src: string | undefined
  /** For when its page is there. */
  readonly show: () => void
}

/** Keeps a frame at the state of an address. Another address in its history is another state: the page stays loaded. */
export function useStatePage(frame: RefObject<HTMLIFrameElement | null>, address: string | undefined): StatePage {
  const [first] = useState(address)
  const show = () => {
    const page = frame.current?.contentWindow
    if (!page || address === undefined || page.location.href === "about:blank") return
    if (page.location.pathname + page.location.search === address) return
    page.history.replaceState(null, "", address)
    page.dispatchEvent(new PopStateEvent("popstate"))
  }
  useEffect(show)
  return { src: first ?? address, show }
}
