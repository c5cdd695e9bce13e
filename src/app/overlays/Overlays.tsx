import { observer } from "mobx-react-lite"
import { Fragment, type ReactNode } from "react"
import type { ToastButton as Button } from "../../actions"
import { LineBreaking } from "../../components/shared/LineBreaking"
import type { Overlay, OverlayStore } from "./OverlayStore"
import { PopupDialog } from "./PopupDialog"
import { documentSheet, serverSheet, SheetDialog } from "./SheetDialog"

/** Renders everything above the screen. The toast's element is always there, so that screen readers notice what comes. */
export const Overlays = observer(function Overlays({ store }: { readonly store: OverlayStore }) {
  return (
    <>
      <output className="k-toast">
        <LineBreaking text={store.toast?.text} />
        {store.toast?.button && <ToastButton store={store} button={store.toast.button} />}
      </output>
      {store.open.map((overlay) => (
        <Fragment key={overlay.id}>{renderOverlay(overlay)}</Fragment>
      ))}
    </>
  )
})

function ToastButton({ store, button }: { readonly store: OverlayStore; readonly button: Button }) {
  const press = () => {
    store.closeToast()
    button.press()
  }
  return (
    <button type="button" className="k-toast__button" onClick={press}>
      {button.label}
    </button>
  )
}

function renderOverlay(overlay: Overlay): ReactNode {
  const { content } = overlay
  switch (content.kind) {
    case "popup":
      return <PopupDialog overlay={overlay} popup={content.popup} />
    case "sheet":
      return content.render((parts) => <SheetDialog overlay={overlay} view={documentSheet(parts)} />)
    case "server-sheet":
      return <SheetDialog overlay={overlay} view={serverSheet(content.sheet)} />
  }
}
