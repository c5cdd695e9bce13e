import { observer } from "mobx-react-lite"
import { useState } from "react"
import { type ListedChannel, liveChannel } from "../../domain/proposals"
import { LabelledInput } from "../parts/LabelledInput"
import type { ReleaseDesk } from "./ReleaseDesk"
import { WhatChanged } from "./WhatChanged"

interface BackProps {
  readonly desk: ReleaseDesk
  readonly channel: ListedChannel
}

/** What a channel would get again, and the order for it; nothing where there is nothing to go back to. */
export const GoingBack = observer(function GoingBack({ desk, channel }: BackProps) {
  const [isOpen, setOpen] = useState(false)
  const { before, present } = channel
  if (before === undefined) return null
  return (
    <>
      <p className="d-page__note">
        戻すと：{desk.nameOfRelease(before)}
        <button type="button" className="d-link d-audit__open" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "戻すと変わるところを閉じる" : "戻すと変わるところを見る"}
        </button>
      </p>
      {isOpen && <WhatChanged desk={desk} sides={{ before: present, after: before }} />}
      <RollBack desk={desk} channel={channel} />
    </>
  )
})

const RollBack = observer(function RollBack({ desk, channel }: BackProps) {
  const [reason, setReason] = useState("")
  const [isNow, setNow] = useState(false)
  const isLive = channel.name === liveChannel
  if (!desk.can("publish")) return <p className="d-empty">前に戻せるのは「公開」の役割の人です。</p>
  return (
    <form
      className="d-release__form"
      aria-label={isLive ? "前に戻す" : "本番と同じものに戻す"}
      onSubmit={(event) => {
        event.preventDefault()
        const order = { reason, takeover: isNow ? "now" : "visit" } as const
        void desk.rollBack(channel, order).then((isDone) => isDone && setReason(""))
      }}
    >
      <LabelledInput label="戻す理由" isWide value={reason} onChange={setReason} />
      <label className="d-flag">
        <input type="checkbox" checked={isNow} onChange={(event) => setNow(event.target.checked)} />
        {isLive ? "利用中のお客さまにもすぐに" : "開いている人にもすぐに"}
      </label>
      <button type="submit" className="d-button" disabled={reason.trim() === "" || desk.isBusy}>
        {isLive ? "前に公開していたものに戻す" : "本番と同じものに戻す"}
      </button>
    </form>
  )
})
