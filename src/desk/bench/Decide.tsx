import { observer } from "mobx-react-lite"
import { useId, useState } from "react"
import type { BenchChange } from "../../domain/bench"
import { sayDecision } from "../../sentences"
import type { BenchDesk } from "./BenchDesk"

interface DecideProps {
  readonly desk: BenchDesk
  readonly change: BenchChange
}

/** Whether a difference is meant. What was said stays, and holds for the same difference wherever it comes again. */
export const Decide = observer(function Decide({ desk, change }: DecideProps) {
  const { id, decision } = change
  const [isAgain, setAgain] = useState(false)
  const [comment, setComment] = useState("")
  const label = useId()
  if (decision && !isAgain)
    return (
      <p className="d-decided" data-verdict={decision.verdict}>
        <strong>{sayDecision(change)}</strong>
        {decision.comment !== "" && <span>「{decision.comment}」</span>}
        <span className="d-page__note">{[decision.person, sayTime(decision.at)].filter(Boolean).join("　")}</span>
        <button type="button" className="d-link" onClick={() => setAgain(true)}>
          決めなおす
        </button>
      </p>
    )
  const say = (verdict: "right" | "wrong") => {
    setAgain(false)
    void desk.decide(id, verdict, comment.trim())
  }
  return (
    <div className="d-decide" role="group" aria-label="この違いは">
      <button type="button" className="d-button" onClick={() => say("right")}>
        正しい
      </button>
      <label className="d-labelled d-decide__comment" htmlFor={label}>
        どこが誤りか（誤りのときに書きます）
        <input
          id={label}
          className="d-input"
          value={comment}
          maxLength={1_000}
          onChange={({ target }) => setComment(target.value)}
        />
      </label>
      <button type="button" className="d-button" disabled={comment.trim() === ""} onClick={() => say("wrong")}>
        誤り
      </button>
    </div>
  )
})

const sayTime = (at: string) =>
  new Date(at).toLocaleString("ja-JP", { timeZone: "Asia/Tokyo", dateStyle: "medium", timeStyle: "short" })
