import { observer } from "mobx-react-lite"
import { whoStandsBehind } from "./LivePanel"
import type { ReleaseDesk } from "./ReleaseDesk"
import { toMoment } from "./times"

/** Everything that was ever ordered, the newest first. */
export const History = observer(function History({ desk }: { readonly desk: ReleaseDesk }) {
  const pointers = desk.listing?.pointers ?? []
  return (
    <details className="d-page__group">
      <summary className="d-release__heading">これまでの公開（{pointers.length}件）</summary>
      <ul className="d-release__rows">
        {pointers.map((pointer) => (
          <li key={pointer.id} className="d-release__row">
            <strong>{desk.nameOfRelease(pointer.release)}</strong>
            <span className="d-count">{pointer.percent}%</span>
            <span>{toMoment(pointer.startsAt)}から</span>
            <span>{whoStandsBehind(pointer, desk)}</span>
            {pointer.reason !== "" && <span>理由：{pointer.reason}</span>}
            {pointer.confirmedBy !== undefined && <span>確認 {desk.nameOf(pointer.confirmedBy)}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
})
