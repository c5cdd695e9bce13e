import { useId, type ReactNode } from "react"
import type { ServerSheet, SheetContent } from "../../../renderer"
import { LineBreaking } from "../../components/shared/LineBreaking"
import { Modal } from "../../components/shared/Modal"
import type { Overlay, OverlayEnd } from "./OverlayStore"

interface SheetButton {
  readonly key: string
  readonly label: string
  readonly style: string
  /** It only closes the sheet or the webview, or takes back what led to it, so that Escape may press it. */
  readonly isClosing: boolean
  readonly end: OverlayEnd
}

interface SheetView {
  readonly title: string
  readonly subtitle?: ReactNode
  readonly body?: ReactNode
  readonly footer?: ReactNode
  readonly buttons: readonly SheetButton[]
}

/** What is longer than the sheet can be scrolled by keyboard too. */
function reachableWhereItScrolls(body: HTMLElement | null) {
  if (body === null) return undefined
  const observer = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0
    else body.removeAttribute("tabindex")
  })
  observer.observe(body)
  return () => observer.disconnect()
}

/** A half-sheet that rises from below. Escape presses the last button if that closes, else nothing. */
export function SheetDialog({ overlay, view }: { readonly overlay: Overlay; readonly view: SheetView }) {
  const id = useId()
  const shown = view.buttons.filter(({ style }) => style !== "hidden")
  const last = shown.at(-1)
  const press = (button: SheetButton | undefined) => button && button.style !== "disabled" && overlay.close(button.end)
  return (
    <Modal
      className="k-sheet"
      isClosing={overlay.isClosing}
      labelledBy={`${id}title`}
      {...(view.subtitle === undefined ? {} : { describedBy: `${id}subtitle` })}
      onEscape={() => last?.isClosing && press(last)}
    >
      <div className="k-sheet__grabber" />
      <h2 className="k-sheet__title" id={`${id}title`}>
        <LineBreaking text={view.title} />
      </h2>
      {view.subtitle !== undefined && (
        <p className="k-sheet__subtitle" id={`${id}subtitle`}>
          <LineBreaking text={view.subtitle} />
        </p>
      )}
      {view.body !== undefined && (
        <div className="k-sheet__body k-stack" ref={reachableWhereItScrolls}>
          {view.body}
        </div>
      )}
      <div className="k-sheet__buttons">
        {view.footer}
        {shown.map((button) => (
          <button
            key={button.key}
            type="button"
            className="k-button"
            data-style={button.style}
            aria-disabled={button.style === "disabled" || undefined}
            onClick={() => press(button)}
          >
            <span className="k-button__label">{button.label}</span>
          </button>
        ))}
      </div>
    </Modal>
  )
}

/** A sheet of our own documents. */
export function documentSheet({ title, subtitle, body, footer, buttons }: SheetContent): SheetView {
  return {
    title,
    subtitle,
    body,
    footer,
    buttons: buttons.map(({ key, label, style, closes, tap }) => ({
      key,
      label,
      style,
      isClosing: closes,
      end: { answer: key, after: tap },
    })),
  }
}

/** A sheet that a server sent; its client has seen to it that one button can be pressed. */
export function serverSheet({ title, subtitle, buttons }: ServerSheet): SheetView {
  return {
    title,
    subtitle,
    buttons: buttons.map(({ label, action, style }, index) => ({
      key: String(index),
      label,
      style,
      isClosing: action === "CLOSE_HALFSHEET" || action === "CLOSE_WEBVIEW",
      end: { answer: action },
    })),
  }
}
