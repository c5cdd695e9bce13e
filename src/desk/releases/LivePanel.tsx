import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { ListedPointer } from "../../domain/proposals"
import { writeDamage } from "../../domain/releaseSentences"
import type { ReleaseDesk } from "./ReleaseDesk"
import { sharesOf } from "./shares"
import { toMoment } from "./times"
import { WhatChanged } from "./WhatChanged"

interface PanelProps {
  readonly desk: ReleaseDesk
}

/** What new visits get, since when and through whom, and the way back. */
export const LivePanel = observer(function LivePanel({ desk }: PanelProps) {
  const pointers = desk.listing?.pointers ?? []
  const [newest] = pointers
  return (
    <section className="d-page__group" aria-labelledby="live">
      <h3 id="live" className="d-release__heading">
        公開中
      </h3>
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
      <Damage desk={desk} />
      <Visits desk={desk} />
      {newest && isGoingBack(newest) && newest.confirmedBy === undefined && (
        <Unconfirmed desk={desk} pointer={newest} />
      )}
      {desk.listing?.before !== undefined && <GoingBack desk={desk} before={desk.listing.before} />}
    </section>
  )
})

/** Customers get what was live before, and somebody has to know. */
const Damage = observer(function Damage({ desk }: PanelProps) {
  const { damage = [], live = "" } = desk.listing ?? {}
  if (damage.length === 0) return null
  return (
    <div className="d-release__alarm" role="alert">
      {damage.map((one) => (
        <p key={one}>{writeDamage(one)}</p>
      ))}
      <p>壊れたものはお客さまに出しません。新しい訪問には{desk.nameOfRelease(live)}を出しています。</p>
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

/** Neither a build nor something that was approved: somebody went back. */
const isGoingBack = ({ proposal, person }: ListedPointer): boolean => proposal === undefined && person !== "build"

export function whoStandsBehind(pointer: ListedPointer, desk: ReleaseDesk): string {
  const proposal = desk.proposals.proposals.find(({ id }) => id === pointer.proposal)
  if (!proposal) return isGoingBack(pointer) ? `${desk.nameOf(pointer.person)}が前に戻しました` : "アプリと一緒に公開"
  const reviewers = proposal.reviews.filter(({ verdict }) => verdict === "approve").map(({ person }) => person)
  const names = (logins: readonly string[]) => [...new Set(logins)].map((login) => desk.nameOf(login)).join("、")
  return `「${proposal.title}」 提案 ${names(proposal.authors)}／確認 ${names(reviewers)}／公開 ${desk.nameOf(pointer.person)}`
}

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

/** What customers would get again, and the order for it. */
const GoingBack = observer(function GoingBack({ desk, before }: PanelProps & { readonly before: string }) {
  const [isOpen, setOpen] = useState(false)
  const { live = "" } = desk.listing ?? {}
  return (
    <>
      <p className="d-page__note">
        戻すと：{desk.nameOfRelease(before)}
        <button type="button" className="d-link d-audit__open" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "戻すと変わるところを閉じる" : "戻すと変わるところを見る"}
        </button>
      </p>
      {isOpen && <WhatChanged desk={desk} sides={{ before: live, after: before }} />}
      <RollBack desk={desk} />
    </>
  )
})

const RollBack = observer(function RollBack({ desk }: PanelProps) {
  const [reason, setReason] = useState("")
  const [isNow, setNow] = useState(false)
  if (!desk.can("publish")) return <p className="d-empty">前に戻せるのは「公開」の役割の人です。</p>
  return (
    <form
      className="d-release__form"
      aria-label="前に戻す"
      onSubmit={(event) => {
        event.preventDefault()
        void desk.rollBack({ reason, takeover: isNow ? "now" : "visit" }).then((isDone) => isDone && setReason(""))
      }}
    >
      <label className="d-labelled d-release__wide">
        戻す理由
        <input className="d-input" value={reason} onChange={(event) => setReason(event.target.value)} />
      </label>
      <label className="d-flag">
        <input type="checkbox" checked={isNow} onChange={(event) => setNow(event.target.checked)} />
        利用中のお客さまにもすぐに
      </label>
      <button type="submit" className="d-button" disabled={reason.trim() === "" || desk.isBusy}>
        前に公開していたものに戻す
      </button>
    </form>
  )
})
