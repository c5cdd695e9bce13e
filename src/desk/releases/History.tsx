import { observer } from "mobx-react-lite"
import { liveChannel } from "../../domain/proposals"
import { channelName } from "../../domain/releaseSentences"
import type { ReleaseDesk } from "./ReleaseDesk"
import { toMoment } from "../parts/times"
import { whoStandsBehind } from "./whoStandsBehind"

/** Everything that was ever ordered, the newest first. */
export const History = observer(function History({ desk }: { readonly desk: ReleaseDesk }) {
  const pointers = (desk.listing?.channels ?? [])
    .flatMap(({ name, pointers: own }) => own.map((pointer) => ({ ...pointer, channel: name })))
    .toSorted((one, other) => other.id - one.id)
  return (
    <details className="d-page__group">
      <summary className="d-release__heading">これまでの公開（{pointers.length}件）</summary>
      <ul className="d-release__rows">
        {pointers.map((pointer) => (
          <li key={pointer.id} className="d-release__row">
            <strong>{desk.nameOfRelease(pointer.release)}</strong>
            {pointer.channel !== liveChannel && <span className="d-count">{channelName(pointer.channel)}</span>}
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
