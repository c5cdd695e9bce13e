import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { ListedPointer } from "../../domain/proposals"
import { whoStandsBehind } from "./LivePanel"
import type { ReleaseDesk } from "./ReleaseDesk"
import { toJapan, toMoment } from "./times"

/** What begins later, the next first. */
export const Scheduled = observer(function Scheduled({ desk }: { readonly desk: ReleaseDesk }) {
  const scheduled = desk.listing?.scheduled ?? []
  if (scheduled.length === 0) return null
  return (
    <section className="d-page__group" aria-labelledby="scheduled">
      <h3 id="scheduled" className="d-release__heading">
        予定
      </h3>
      <ul className="d-release__rows">
        {scheduled.map((pointer) => (
          <Row key={pointer.id} desk={desk} pointer={pointer} />
        ))}
      </ul>
    </section>
  )
})

const Row = observer(function Row({ desk, pointer }: { readonly desk: ReleaseDesk; readonly pointer: ListedPointer }) {
  const [reason, setReason] = useState("")
  const [start, setStart] = useState("")
  const isReady = reason.trim() !== "" && !desk.isBusy
  const when = toMoment(pointer.startsAt)
  return (
    <li className="d-release__row">
      <strong>{desk.nameOfRelease(pointer.release)}</strong>
      <span className="d-count">新しい訪問の{pointer.percent}%</span>
      <span>{when}から</span>
      <span>{whoStandsBehind(pointer, desk)}</span>
      {desk.can("publish") && (
        <form
          className="d-release__form"
          aria-label={`${when}からの予定`}
          onSubmit={(event) => {
            event.preventDefault()
            void desk.move(pointer.id, toJapan(start), reason)
          }}
        >
          <label className="d-labelled">
            始める日時
            <input
              className="d-input"
              type="datetime-local"
              value={start}
              onChange={(event) => setStart(event.target.value)}
            />
          </label>
          <label className="d-labelled d-release__wide">
            変える、または取りやめる理由
            <input className="d-input" value={reason} onChange={(event) => setReason(event.target.value)} />
          </label>
          <button type="submit" className="d-button" disabled={!isReady || start === ""}>
            日時を変える
          </button>
          <button
            type="button"
            className="d-button"
            disabled={!isReady}
            onClick={() => void desk.cancel(pointer.id, reason)}
          >
            取りやめる
          </button>
        </form>
      )}
    </li>
  )
})
