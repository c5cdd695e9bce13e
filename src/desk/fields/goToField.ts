/**
 * What was added is what somebody goes on with: it gets the keyboard, and its first text is written over. It may be drawn later, or
 * have parts that are being loaded; whoever presses a key or points elsewhere before that is left there.
 */
export function goToField(fields: HTMLElement, label: string): void {
  const go = (): void => {
    const control = controlOf(fields, label)
    if (!control) return
    stop()
    control.focus()
    if (control instanceof HTMLTextAreaElement) control.select()
  }
  const watching = new MutationObserver(go)
  const stop = (): void => {
    watching.disconnect()
    for (const type of moves) window.removeEventListener(type, stop, true)
  }
  watching.observe(fields, { subtree: true, childList: true })
  for (const type of moves) window.addEventListener(type, stop, true)
  go()
}

const moves = ["keydown", "pointerdown"] as const

function controlOf(fields: HTMLElement, label: string): HTMLElement | null | undefined {
  const names = [...fields.querySelectorAll("label.d-field__label, legend")]
  const name = names.find(({ textContent }) => textContent === label)
  return name instanceof HTMLLabelElement
    ? name.control
    : name?.parentElement?.querySelector<HTMLElement>("select, input")
}
