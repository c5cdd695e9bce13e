import { useEffect, useRef, type ComponentProps, type ReactNode } from "react"
import { PhoneIcon } from "../PhoneIcon"

interface SheetProps {
  readonly icon: ComponentProps<typeof PhoneIcon>["name"]
  readonly title: string
  readonly text: string
  readonly isWhole?: boolean
  readonly children: ReactNode
}

/** A sheet of the native app, above the webview. */
export function Sheet({ icon, title, text, isWhole = false, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="p-cover" data-whole={isWhole || undefined}>
      <dialog open className="p-sheet" aria-label={title}>
        <span className="p-sheet__icon">
          <PhoneIcon name={icon} />
        </span>
        <h2 className="p-sheet__title" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <p className="p-sheet__text">{text}</p>
        <div className="k-buttons">{children}</div>
      </dialog>
    </div>
  )
}

export function SheetButton({
  label,
  isMain = false,
  onChoose,
}: {
  readonly label: string
  readonly isMain?: boolean
  readonly onChoose: () => void
}) {
  return (
    <button type="button" className="k-button" data-style={isMain ? "primary" : "outline"} onClick={onChoose}>
      {label}
    </button>
  )
}
