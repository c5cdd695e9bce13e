import { pageOf } from "./watchFrame"

/** Puts a code into the field that waits for one, as the keyboard of a phone does with one tap. */
export function fillCode(frame: HTMLIFrameElement | null, code: string): void {
  const page = pageOf(frame)
  const field = page?.document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]')
  if (!page || !field) return
  // React hears of a value only when the browser's own setter wrote it.
  Object.getOwnPropertyDescriptor(page.HTMLInputElement.prototype, "value")?.set?.call(field, code)
  field.dispatchEvent(new page.Event("input", { bubbles: true }))
  field.focus()
}
