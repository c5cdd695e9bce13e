/** A page inside the frame, of the same origin. */
export type FramePage = Window & typeof globalThis

/** The page in a frame; undefined where it is none of ours, such as the browser's own about a lost network. */
export const pageOf = (frame: HTMLIFrameElement | null): FramePage | undefined =>
  (frame?.contentDocument?.defaultView as FramePage | null | undefined) ?? undefined

/** How long the watch looks without a pause. A page shows itself long before its module scripts run. */
const eagerMs = 3_000

/**
 * Tells of every new page in the frame before its scripts run, as a native app adds its objects at document start.
 * Gives back what ends the watch.
 */
export function watchFrame(frame: HTMLIFrameElement, onPage: (page: FramePage) => void): () => void {
  const channel = new MessageChannel()
  let known: Document | null = null
  let since = 0
  let isOver = false

  const again = () => {
    if (isOver) return
    if (performance.now() - since < eagerMs) channel.port2.postMessage(null)
    else setTimeout(look, 8)
  }
  const look = () => {
    const page = frame.contentWindow as FramePage | null
    const document = frame.contentDocument
    if (!page || !document || document === known || document.URL === "about:blank") return again()
    known = document
    page.addEventListener("pagehide", begin)
    onPage(page)
  }
  const begin = () => {
    since = performance.now()
    again()
  }

  channel.port1.addEventListener("message", look)
  channel.port1.start()
  begin()
  return () => {
    isOver = true
    channel.port1.close()
  }
}
