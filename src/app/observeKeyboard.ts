import { listenAll } from "./listenAll"

const minKeyboardHeight = 120

/**
 * iOS lays its keyboard over the page without telling: what it covers is measured. A stale measure is taken again. What is
 * typed into is then brought above it.
 */
export function observeKeyboard(page: Pick<Window, "visualViewport" | "document" | "innerHeight">): () => void {
  const { visualViewport: viewport, document } = page
  if (!viewport) return () => undefined
  const { dataset, style } = document.documentElement
  const measure = () => {
    const covered = Math.max(0, Math.round(page.innerHeight - viewport.height - viewport.offsetTop))
    const isOpen = covered >= minKeyboardHeight
    dataset["keyboard"] = isOpen ? "open" : "closed"
    style.setProperty("--keyboard-inset", `${isOpen ? covered : 0}px`)
  }
  const reveal = () => {
    if (dataset["keyboard"] !== "open") return
    // Without it the browser alone decides what it shows.
    void import("./revealField").then(
      ({ revealField }) => revealField(document, viewport.height),
      () => undefined,
    )
  }
  const resize = () => {
    measure()
    reveal()
  }
  measure()
  return listenAll([
    [viewport, "resize", resize],
    [viewport, "scroll", measure],
    [document, "focusin", reveal],
    [document, "focusout", measure],
    [document, "visibilitychange", measure],
  ])
}
