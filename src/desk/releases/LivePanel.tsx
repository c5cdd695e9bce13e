import { observer } from "mobx-react-lite"
import type { ListedPointer } from "../../domain/proposals"
import { writeDamage } from "../../domain/releaseSentences"
import { GoingBack } from "./GoingBack"
import type { ReleaseDesk } from "./ReleaseDesk"
import { SeeChannel } from "./SeeChannel"
import { Shares } from "./Shares"
import { isGoingBack } from "./whoStandsBehind"

interface PanelProps {
  readonly desk: ReleaseDesk
}

/** What new visits get, since when and through whom, and the way back. */
export const LivePanel = observer(function LivePanel({ desk }: PanelProps) {
  const { live } = desk
  const pointers = live?.pointers ?? []
  const [newest] = pointers
  return (
    <section className="d-page__group" aria-labelledby="live">
      <h3 id="live" className="d-release__heading">
        公開中
      </h3>
      <Shares desk={desk} pointers={pointers} />
      <Damage desk={desk} />
      <Visits desk={desk} />
      {live && <SeeChannel desk={desk} channel={live} />}
      {newest && isGoingBack(newest) && newest.confirmedBy === undefined && (
        <Unconfirmed desk={desk} pointer={newest} />
      )}
      {live && <GoingBack desk={desk} channel={live} />}
    </section>
  )
})

/** Customers get what was live before, and somebody has to know. */
const Damage = observer(function Damage({ desk }: PanelProps) {
  const { damage = [] } = desk.listing ?? {}
  if (damage.length === 0) return null
  return (
    <div className="d-release__alarm" role="alert">
      {damage.map((one) => (
        <p key={one}>{writeDamage(one)}</p>
      ))}
      <p>
        壊れたものはお客さまに出しません。新しい訪問には{desk.nameOfRelease(desk.live?.present ?? "")}を出しています。
      </p>
    </div>
  )
})

/** Who is here with what, the newest release first. */
const Visits = observer(function Visits({ desk }: PanelProps) {
  const { releases = [], visits = {} } = desk.listing ?? {}
  const counted = releases.flatMap(({ id, number }) => {
    const count = visits[id] ?? 0
    return count === 0 ? [] : [`第${number}版 ${count.toLocaleString("ja-JP")}件`]
  })
  return (
    <p className="d-page__note">利用中の訪問（この30分）：{counted.length === 0 ? "ありません" : counted.join("・")}</p>
  )
})

const Unconfirmed = observer(function Unconfirmed({ desk, pointer }: PanelProps & { readonly pointer: ListedPointer }) {
  const isMine = pointer.person === desk.person?.login
  return (
    <p className="d-release__alarm">
      {desk.nameOf(pointer.person)}が前に戻したことを、ほかの人がまだ確認していません。
      {pointer.reason !== "" && `理由：${pointer.reason}`}
      {desk.can("review") && !isMine && (
        <button
          type="button"
          className="d-button"
          disabled={desk.isBusy}
          onClick={() => void desk.confirmRollBack(pointer.id)}
        >
          戻したことを確認した
        </button>
      )}
    </p>
  )
})
