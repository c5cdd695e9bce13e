import { useEffect, useRef, type ReactNode, type SyntheticEvent } from "react"

interface ModalProps {
  readonly className: string
  readonly isClosing: boolean
  readonly labelledBy: string
  readonly describedBy?: string
  readonly onEscape: () => void
  readonly children: ReactNode
}

/** A native dialog: the page behind is inert, Escape is asked, and focus returns to the opener. */
export function Modal({ className, isClosing, labelledBy, describedBy, onEscape, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    const opener = document.activeElement
    if (current && !current.open) current.showModal()
    return () => {
      current?.close()
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus()
    }
  }, [])
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onEscape()
  }
  return (
    <dialog
      ref={dialog}
      className={className}
      data-closing={isClosing ? "" : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={handleCancel}
    >
      {children}
    </dialog>
  )
}
