import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import type { DeskStore } from "../DeskStore"
import { sayBench } from "../../sentences"
import { Choice } from "../parts/Choice"
import { BenchDesk } from "./BenchDesk"
import { BenchProgress, BenchTools } from "./BenchTools"
import { Coverage } from "./Coverage"
import { Review } from "./Review"
import { Wall } from "./Wall"
import { wallStates } from "./wallStates"
import "./bench.css"

const pages = ["changes", "wall", "coverage"] as const
const pageNames = { changes: "違い", wall: "すべての状態", coverage: "網羅" } as const

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
          {sayBench(desk.bench, screens.flatMap(({ states }) => states).length)}
        </p>
      </header>
      <BenchTools store={store} desk={desk} />
      <div className="d-bench__row">
        <Choice label="表示" value={page} values={pages} names={pageNames} onChange={setPage} />
        <BenchProgress desk={desk} />
      </div>
      {page === "changes" && <Review store={store} desk={desk} />}
      {page === "coverage" && <Coverage store={store} desk={desk} />}
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
