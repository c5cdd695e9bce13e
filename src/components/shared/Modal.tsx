import { useEffect, useEffectEvent, useRef, type ReactNode, type SyntheticEvent } from "react"
import { chosenOf } from "./radioGroup"
import { trapFocus } from "./trapFocus"

interface ModalProps {
  readonly className: string
  readonly isClosing: boolean
  readonly labelledBy: string
  readonly describedBy?: string
  readonly onEscape: () => void
  readonly children: ReactNode
}

/** A native dialog: the page behind is inert, Escape is asked, Tab goes round in it, and focus returns to the opener. */
export function Modal({ className, isClosing, labelledBy, describedBy, onEscape, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    const opener = document.activeElement
    if (current && !current.open) open(current)
    return () => {
      current?.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { current } = dialog
    if (!current || current !== topmost() || event.isComposing) return
    if (event.key === "Tab") trapFocus(current, event)
    if (event.key !== "Escape") return
    event.preventDefault()
    onEscape()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [])

  const handleCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    onEscape()
  }
  // A browser may close a dialog though it was told not to: what waits for an answer opens again.
  const handleClose = () => {
    const { current } = dialog
    if (current?.isConnected && !current.open && !isClosing) open(current)
  }
  return (
    <dialog
      ref={dialog}
      className={className}
      data-closing={isClosing ? "" : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={handleCancel}
      onClose={handleClose}
    >
      {children}
    </dialog>
  )
}

/** The browser gives the focus to the first control, which of a group may not be the chosen one. */
function open(dialog: HTMLDialogElement): void {
  dialog.showModal()
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return
  const chosen = chosenOf(activeElement, dialog)
  if (chosen !== activeElement) chosen.focus()
}

const topmost = (): Element | undefined => [...document.querySelectorAll("dialog[open]")].at(-1)

/** The device's own back: the dialog on top is asked as by Escape. False where none is open. */
export function requestDialogClose(): boolean {
  const dialog = topmost()
  dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))
  return dialog !== undefined
}
