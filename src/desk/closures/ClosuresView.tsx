import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { sayPeriod } from "../../domain/closures/sayPeriod"
import { toJapanDatetime } from "../../domain/japanTime"
import type { DeskStore } from "../DeskStore"
import { AddClosure } from "./AddClosure"
import { ClosureFields } from "./ClosureFields"
import { ClosurePicture } from "./ClosurePicture"
import {
  type Area,
  areasOf,
  closuresFile,
  groupByTime,
  type PlannedClosure,
  plannedClosures,
  type Time,
  times,
} from "./plannedClosures"
import "./closures.css"

const headings: Readonly<Record<Time, string>> = { now: "いま", later: "これから", over: "終わったもの" }

/** When parts of the app are closed: the list, one of them or a new one, and what customers see meanwhile. */
export const ClosuresView = observer(function ClosuresView({ store }: { readonly store: DeskStore }) {
  useEffect(() => void store.want(closuresFile), [store])
  const areas = areasOf(store)
  const planned = plannedClosures(store)
  const { file, pointer = "" } = store.selected ?? {}
  const chosen =
    file === closuresFile
      ? planned.find(({ place }) => pointer === place.pointer || pointer.startsWith(`${place.pointer}/`))
      : undefined
  const looked = file === closuresFile ? /^\/areas\/(.+)$/.exec(pointer)?.[1] : undefined
  return (
    <div className="d-closures">
      <section className="d-pane d-list" aria-label="お休みの一覧">
        <button
          type="button"
          className="d-list__item"
          aria-current={chosen ? undefined : "true"}
          onClick={() => store.select(undefined)}
        >
          <span className="d-list__title">＋ 新しいお休み</span>
        </button>
        {planned.length === 0 && (
          <p className="d-empty">
            お休みの予定はありません。右で範囲と期間と案内の文を決めると、その間、お客さまにはお休みの画面が出ます。
          </p>
        )}
        <ClosureList store={store} areas={areas} planned={planned} chosen={chosen} />
      </section>
      <section className="d-page" aria-label="お休み">
        <header className="d-page__head">
          <h2 className="d-page__title">{chosen ? titleOf(areas, chosen) : "新しいお休み"}</h2>
        </header>
        <p className="d-page__note d-closure__how">
          お休みは、「変更」で提案し、ほかの人が確認して公開すると効きます。公開の前からお使いのお客さまには、次にアプリを開いたとき（長くて1日後）から効きます。すぐに効かせるときは、公開するときに「利用中のお客さまにもすぐに」を選びます。
        </p>
        {chosen ? (
          <ClosureFields key={chosen.place.pointer} store={store} areas={areas} closure={chosen} />
        ) : (
          <AddClosure key={looked ?? ""} store={store} areas={areas} first={looked} />
        )}
      </section>
      <section className="d-pane" aria-label="見え方">
        {chosen ? (
          <ClosurePicture store={store} areas={areas} closure={chosen} />
        ) : (
          <p className="d-empty">お休みを加えるか選ぶと、その間のお客さまの画面がここに出ます。</p>
        )}
      </section>
    </div>
  )
})

interface ListProps {
  readonly store: DeskStore
  readonly areas: readonly Area[]
  readonly planned: readonly PlannedClosure[]
  readonly chosen: PlannedClosure | undefined
}

const ClosureList = observer(function ClosureList({ store, areas, planned, chosen }: ListProps) {
  const groups = groupByTime(planned, toJapanDatetime(Date.now()).slice(0, 16))
  return times
    .filter((time) => groups[time].length > 0)
    .map((time) => (
      <section key={time} className="d-list__group" aria-label={headings[time]}>
        <h2 className="d-list__heading">{headings[time]}</h2>
        <ul>
          {groups[time].map((closure) => (
            <li key={closure.place.pointer}>
              <button
                type="button"
                className="d-list__item"
                aria-current={closure.place.pointer === chosen?.place.pointer ? "true" : undefined}
                onClick={() => store.select(closure.place)}
              >
                <span className="d-list__title">{titleOf(areas, closure)}</span>
                <span className="d-closures__period">{sayPeriod(closure.from, closure.until)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    ))
})

/** What is closed. */
const titleOf = (areas: readonly Area[], closure: PlannedClosure): string =>
  closure.areas.length === 0
    ? "範囲が選ばれていないお休み"
    : closure.areas.map((name) => areas.find((one) => one.name === name)?.label ?? name).join("・")
