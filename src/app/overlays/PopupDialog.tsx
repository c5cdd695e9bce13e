import { useId } from "react"
import { Modal } from "../../components/shared/Modal"
import type { Overlay, PopupRequest } from "./OverlayStore"
import { LineBreaking } from "../../components/shared/LineBreaking"

/** A question or a message in the middle of the screen. Escape says no, or where there is nothing to choose, yes. */
export function PopupDialog({ overlay, popup }: { readonly overlay: Overlay; readonly popup: PopupRequest }) {
  const id = useId()
  const { title, text, confirm, cancel } = popup
  const answer = (name: string) => overlay.close({ answer: name })
  return (
    <Modal
      className="k-popup"
      isClosing={overlay.isClosing}
      labelledBy={title === undefined ? `${id}text` : `${id}title`}
      {...(title === undefined ? {} : { describedBy: `${id}text` })}
      onEscape={() => answer(cancel === undefined ? "ok" : "cancel")}
    >
      {title !== undefined && (
        <h2 className="k-popup__title" id={`${id}title`}>
          <LineBreaking text={title} />
        </h2>
      )}
      <p className="k-popup__text" id={`${id}text`}>
        <LineBreaking text={text} />
      </p>
      <div className="k-popup__buttons">
        {cancel !== undefined && (
          <button type="button" className="k-button" data-style="secondary" onClick={() => answer("cancel")}>
            <span className="k-button__label">{cancel}</span>
          </button>
        )}
        <button type="button" className="k-button" data-style="primary" onClick={() => answer("ok")}>
          <span className="k-button__label">{confirm}</span>
        </button>
      </div>
    </Modal>
  )
}
