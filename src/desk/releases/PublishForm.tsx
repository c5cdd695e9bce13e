import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { Proposal } from "../../domain/proposals"
import { Choice } from "../parts/Choice"
import type { ReleaseDesk } from "./ReleaseDesk"
import { toJapan } from "./times"

interface FormProps {
  readonly desk: ReleaseDesk
  readonly proposal: Proposal
}

const percents = ["5", "25", "100"] as const

/** To whom an approved proposal goes, and from when on. */
export const PublishForm = observer(function PublishForm({ desk, proposal: { id, title } }: FormProps) {
  const [percent, setPercent] = useState<(typeof percents)[number]>("100")
  const [start, setStart] = useState("")
  const [isNow, setNow] = useState(false)
  const [reason, setReason] = useState("")
  const [asksAgain, setAsksAgain] = useState<boolean>()
  if (!desk.can("publish")) return <p className="d-empty">公開できるのは「公開」の役割の人です。</p>
  return (
    <form
      className="d-release__form"
      aria-label={`「${title}」の公開`}
      onSubmit={(event) => {
        event.preventDefault()
        const moment = start === "" ? {} : { startsAt: toJapan(start) }
        const order = { percent: Number(percent), takeover: isNow ? "now" : "visit", reason, ...moment } as const
        void desk.publish(id, { ...order, asksAgain: asksAgain === true }).then((isDone) => {
          if (!isDone) return desk.refused === "asks-again" && setAsksAgain(false)
          setStart("")
          setReason("")
        })
      }}
    >
      <Choice label="新しい訪問のうち" value={percent} values={percents} unit="%" onChange={setPercent} />
      <label className="d-labelled">
        始める日時（空ならすぐに）
        <input
          className="d-input"
          type="datetime-local"
          value={start}
          onChange={(event) => setStart(event.target.value)}
        />
      </label>
      <label className="d-flag">
        <input type="checkbox" checked={isNow} onChange={(event) => setNow(event.target.checked)} />
        利用中のお客さまにもすぐに
      </label>
      {asksAgain !== undefined && (
        <label className="d-flag">
          <input type="checkbox" checked={asksAgain} onChange={(event) => setAsksAgain(event.target.checked)} />
          改めて答えていただく方がいることを承知のうえで
        </label>
      )}
      <label className="d-labelled d-release__wide">
        公開の理由（記録に残ります）
        <input className="d-input" value={reason} onChange={(event) => setReason(event.target.value)} />
      </label>
      <button type="submit" className="d-button d-button--main" disabled={reason.trim() === "" || desk.isBusy}>
        {start === "" ? "公開する" : "公開を予定する"}
      </button>
    </form>
  )
})
