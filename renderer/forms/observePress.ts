/** A finger was lifted: within this time the click of its tap comes. */
const clickWithinMs = 400

/**
 * Tells when something on the page is being pressed: from the pointer's coming down until its click has found its
 * target. What moves meanwhile slips away under the finger.
 */
export function observePress(page: Document, signal: AbortSignal, onChange: (isPressed: boolean) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    onChange(false)
  }
  const start = () => {
    clearTimeout(timer)
    onChange(true)
  }
  const lift = () => {
    clearTimeout(timer)
    timer = setTimeout(end, clickWithinMs)
  }
  const options = { capture: true, signal }
  page.addEventListener("pointerdown", start, options)
  page.addEventListener("pointerup", lift, options)
  page.addEventListener("pointercancel", end, options)
  page.addEventListener("keydown", end, options)
  // Not before the target: what is drawn anew between a click and its handler can take the click back.
  page.addEventListener("click", end, { signal })
  signal.addEventListener("abort", () => clearTimeout(timer))
}
