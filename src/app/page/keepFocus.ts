import { focusHeading } from "./focusHeading"

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

/**
 * What has the focus may be taken off the page: a notice that closes, a half-sheet, a heading that another takes the place of.
 * The focus then goes back to where it was before, else to the main heading, and is never lost. Gives what ends that.
 */
export function keepFocus(root: HTMLElement): () => void {
  let before: HTMLElement | undefined
  let last: HTMLElement | undefined
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === last) return
    before = last
    last = target
  }
  // Who touches the page beside everything takes the focus away on purpose.
  const forgetLeft = () => queueMicrotask(() => void (isNowhere() && last?.isConnected && (last = undefined)))
  const giveBack = () => {
    if (!isNowhere() || last?.isConnected !== false) return
    last = undefined
    if (before?.isConnected) before.focus({ preventScroll: true })
    focusHeading(root)
  }
  // In the next frame: whoever took it away may have a better place for the focus.
  const observer = new MutationObserver(() => {
    if (isNowhere() && last?.isConnected === false) requestAnimationFrame(giveBack)
  })
  observer.observe(root, { childList: true, subtree: true })
  root.addEventListener("focusin", note)
  root.addEventListener("focusout", forgetLeft)
  return () => {
    observer.disconnect()
    root.removeEventListener("focusin", note)
    root.removeEventListener("focusout", forgetLeft)
  }
}
