import { observer } from "mobx-react-lite"
import type { ListedPointer } from "../../domain/proposals"
import type { ReleaseDesk } from "./ReleaseDesk"
import { sharesOf } from "../../domain/releaseShares"
import { toMoment } from "../parts/times"
import { whoStandsBehind } from "./whoStandsBehind"

interface SharesProps {
  readonly desk: ReleaseDesk
  /** Of a channel, the newest first. */
  readonly pointers: readonly ListedPointer[]
}

/** What new visits get, since when and through whom. */
export const Shares = observer(function Shares({ desk, pointers }: SharesProps) {
  return (
    <ul className="d-release__rows">
      {sharesOf(pointers).map(({ pointer, percent }) => (
        <li key={pointer.id} className="d-release__row">
          <strong>{desk.nameOfRelease(pointer.release)}</strong>
          <span className="d-count">新しい訪問の{percent}%</span>
          <span>{toMoment(pointer.startsAt)}から</span>
          <span>{whoStandsBehind(pointer, desk)}</span>
        </li>
      ))}
    </ul>
  )
})
