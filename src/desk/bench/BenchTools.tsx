import { observer } from "mobx-react-lite"
import { beganName } from "../../domain/documentNames"
import { channelOf } from "../../domain/proposals"
import type { DeskStore } from "../DeskStore"
import { useReleases } from "../reported/useReleases"
import { LookTools } from "../screen/LookTools"
import type { BenchDesk } from "./BenchDesk"

interface ToolsProps {
  readonly store: DeskStore
  readonly desk: BenchDesk
}

/** What is laid beside what, how it is looked at, and how far that is. */
export const BenchTools = observer(function BenchTools({ store, desk }: ToolsProps) {
  const listing = useReleases(store)
  const { releases } = listing
  const live = channelOf(listing)?.present
  const { isRunning, refusal } = desk
  return (
    <>
      <div className="d-bench__tools">
        <label className="d-labelled">
          くらべる相手
          <select
            className="d-input"
            value={desk.before}
            disabled={isRunning}
            onChange={({ target }) => desk.compareWith(target.value)}
          >
            <option value={beganName}>起動したときの文書</option>
            {releases.map(({ id, number, note }) => (
              <option key={id} value={id}>
                第{number}版{id === live ? "（公開中）" : ""} {note}
              </option>
            ))}
          </select>
        </label>
        <LookTools look={desk.look} onChange={(look) => desk.lookAt(look)} />
        <label className="d-flag d-bench__flag">
          <input
            type="checkbox"
            checked={desk.isDerived}
            disabled={isRunning}
            onChange={({ target }) => desk.deriveStates(target.checked)}
          />
          自動で作る状態も撮る
        </label>
        {isRunning ? (
          <button type="button" className="d-button" onClick={() => void desk.stop()}>
            やめる
          </button>
        ) : (
          <button
            type="button"
            className="d-button d-button--main"
            disabled={!store.isConnected}
            onClick={() => void desk.start([])}
          >
            すべての状態を撮る
          </button>
        )}
      </div>
      {refusal !== "" && (
        <p className="d-bench__refusal" role="alert">
          {refusal}
        </p>
      )}
    </>
  )
})

const ends = {
  done: "撮り終わりました。",
  stopped: "途中でやめました。撮ったものは残っています。",
  "no-browser":
    "この機械ではブラウザーを起動できないため、撮れません。開発の担当者に npm run setup を実行してもらってください。",
  failed: "撮っている途中で止まりました。もう一度お試しください。撮ったものは残っています。",
} as const

/** How far a run is, or how it ended. */
export const BenchProgress = observer(function BenchProgress({ desk: { bench } }: { readonly desk: BenchDesk }) {
  const { run, isOld } = bench
  if (!run) return null
  const { status, total, drawn } = run
  if (status === "running")
    return (
      <p className="d-bench__progress">
        <progress max={total} value={drawn} aria-label="撮った状態" />
        {total}の状態のうち{drawn}を撮りました…
      </p>
    )
  return (
    <p className="d-bench__progress" role="status">
      {ends[status]}
      {isOld && "そのあとに文書が変わりました。もう一度撮ると、変わったところだけを撮ります。"}
    </p>
  )
})
