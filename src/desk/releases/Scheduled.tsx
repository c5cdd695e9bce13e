import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { ListedPointer } from "../../domain/proposals"
import { LabelledInput } from "../parts/LabelledInput"
import type { ReleaseDesk } from "./ReleaseDesk"
import { toMoment } from "../parts/times"
import { toJapan } from "../parts/toJapan"
import { whoStandsBehind } from "./whoStandsBehind"

/** What begins later, the next first. */
export const Scheduled = observer(function Scheduled({ desk }: { readonly desk: ReleaseDesk }) {
  const { scheduled = [] } = desk.live ?? {}
  if (scheduled.length === 0) return null
  return (
    <section className="d-page__group" aria-labelledby="scheduled">
      <h3 id="scheduled" className="d-release__heading">
        予定
      </h3>
      <Planned desk={desk} scheduled={scheduled} />
    </section>
  )
})

interface PlannedProps {
  readonly desk: ReleaseDesk
  readonly scheduled: readonly ListedPointer[]
}

export const Planned = ({ desk, scheduled }: PlannedProps) =>
  scheduled.length > 0 && (
    <ul className="d-release__rows">
      {scheduled.map((pointer) => (
        <Row key={pointer.id} desk={desk} pointer={pointer} />
      ))}
    </ul>
  )

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
          <LabelledInput label="始める日時" type="datetime-local" value={start} onChange={setStart} />
          <LabelledInput label="変える、または取りやめる理由" isWide value={reason} onChange={setReason} />
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
