import { observer } from "mobx-react-lite"
import { useState } from "react"
import { liveChannel, type Proposal } from "../../domain/proposals"
import { channelName } from "../../domain/releaseSentences"
import { Choice } from "../parts/Choice"
import { LabelledInput } from "../parts/LabelledInput"
import { useDraft } from "../parts/useDraft"
import type { ReleaseDesk } from "./ReleaseDesk"
import { toJapan } from "../parts/toJapan"

interface FormProps {
  readonly desk: ReleaseDesk
  readonly proposal: Proposal
}

/** Where it can go now: to customers once others have agreed, elsewhere also before. */
const openChannels = (state: Proposal["state"], { listing }: ReleaseDesk): readonly string[] =>
  (listing?.channels ?? [])
    .filter(
      ({ approvals, mayApproveOwn }) => (state !== "open" && state !== "returned") || (mayApproveOwn && approvals <= 1),
    )
    .map(({ name }) => name)

const namesOf = (channels: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(channels.map((name) => [name, channelName(name)]))

const percents = ["5", "25", "100"] as const

/** To whom an approved proposal goes, and from when on. */
export const PublishForm = observer(function PublishForm({ desk, proposal: { id, title, state } }: FormProps) {
  const channels = openChannels(state, desk)
  const [chosen, setChannel] = useState<string>()
  const channel = channels.find((name) => name === chosen) ?? channels[0]
  const [percent, setPercent] = useState<(typeof percents)[number]>("100")
  const [start, setStart] = useState("")
  const [isNow, setNow] = useState(false)
  const [reason, setReason] = useDraft(desk.store, `publish ${id}`, "")
  const [asksAgain, setAsksAgain] = useState<boolean>()
  if (channel === undefined) return null
  if (!desk.can("publish")) return <p className="d-empty">公開できるのは「公開」の役割の人です。</p>
  const isLive = channel === liveChannel
  return (
    <form
      className="d-release__form"
      aria-label={`「${title}」の公開`}
      onSubmit={(event) => {
        event.preventDefault()
        const moment = start === "" ? {} : { startsAt: toJapan(start) }
        const order = {
          channel,
          percent: Number(percent),
          takeover: isNow ? "now" : "visit",
          reason,
          ...moment,
        } as const
        void desk.publish(id, { ...order, asksAgain: asksAgain === true }).then((isDone) => {
          if (!isDone) return desk.refused === "asks-again" && setAsksAgain(false)
          setStart("")
          setReason(() => "")
        })
      }}
    >
      <Choice label="公開先" value={channel} values={channels} names={namesOf(channels)} onChange={setChannel} />
      <Choice label="新しい訪問のうち" value={percent} values={percents} unit="%" onChange={setPercent} />
      <LabelledInput label="始める日時（空ならすぐに）" type="datetime-local" value={start} onChange={setStart} />
      <label className="d-flag">
        <input type="checkbox" checked={isNow} onChange={(event) => setNow(event.target.checked)} />
        {isLive ? "利用中のお客さまにもすぐに" : "開いている人にもすぐに"}
      </label>
      {asksAgain !== undefined && (
        <label className="d-flag">
          <input type="checkbox" checked={asksAgain} onChange={(event) => setAsksAgain(event.target.checked)} />
          改めて答えていただく方がいることを承知のうえで
        </label>
      )}
      <LabelledInput
        label="公開の理由（記録に残ります）"
        isWide
        value={reason}
        onChange={(next) => setReason(() => next)}
      />
      <button type="submit" className="d-button d-button--main" disabled={reason.trim() === "" || desk.isBusy}>
        {isLive ? "" : `${channelName(channel)}に`}
        {start === "" ? "公開する" : "公開を予定する"}
      </button>
    </form>
  )
})
