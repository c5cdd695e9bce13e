import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import type { DeskStore } from "../DeskStore"
import { Choice } from "../parts/Choice"
import { BenchDesk } from "./BenchDesk"
import { BenchProgress, BenchTools } from "./BenchTools"
import { Review } from "./Review"
import { Wall } from "./Wall"
import { countStandings, wallStates } from "./wallStates"
import "./bench.css"

const pages = ["changes", "wall"] as const
const pageNames = { changes: "違い", wall: "すべての状態" } as const

/** Where every state of every screen is drawn and laid beside what was before, and people say what is right. */
export const BenchView = observer(function BenchView({ store }: { readonly store: DeskStore }) {
  const [desk] = useState(() => new BenchDesk(store))
  const [page, setPage] = useState<(typeof pages)[number]>("wall")
  const { benchTold, isConnected } = store
  useEffect(() => void desk.read(), [desk, benchTold, isConnected])
  const screens = wallStates(store.tree.screens, desk.bench.states)
  return (
    <section className="d-page d-bench" aria-label="検査台">
      <header className="d-page__head">
        <h2 className="d-page__title">検査台</h2>
        <p className="d-page__note" role="status">
          {summary(desk, countStandings(screens))}
        </p>
      </header>
      <BenchTools store={store} desk={desk} />
      <div className="d-bench__row">
        <Choice label="表示" value={page} values={pages} names={pageNames} onChange={setPage} />
        <BenchProgress desk={desk} />
      </div>
      {page === "changes" && <Review store={store} desk={desk} />}
      {page === "wall" && (
        <Wall
          store={store}
          desk={desk}
          screens={screens}
          onChange={(change) => {
            desk.choose(change)
            setPage("changes")
          }}
        />
      )}
    </section>
  )
})

/** What has been drawn, and what waits for somebody. */
function summary({ bench, undecided }: BenchDesk, counts: ReturnType<typeof countStandings>): string {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const drawn = `状態 ${all.toLocaleString("ja-JP")}（撮ったもの ${(all - counts.undrawn).toLocaleString("ja-JP")}）`
  if (!bench.run) return `${drawn}。まだ何もくらべていません。`
  const { changes } = bench
  const rest = [
    ...(counts.unsteady > 0 ? [`揺れ ${counts.unsteady}`] : []),
    ...(counts.untold > 0 ? [`撮れなかったもの ${counts.untold}`] : []),
  ]
  const said =
    changes.length === 0
      ? "違い 0"
      : `違い ${changes.length}種類・${counts.different}の状態（まだ決めていないもの ${undecided.length}）`
  return [drawn, said, ...rest].join("、")
}
