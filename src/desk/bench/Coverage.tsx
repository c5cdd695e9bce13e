import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useState } from "react"
import type { CoveredKind, Unpictured } from "../../domain/bench"
import type { DeskStore } from "../DeskStore"
import { placeName } from "../names/placeName"
import { groupBy } from "../../domain/groupBy"
import type { BenchDesk } from "./BenchDesk"
import { makeSample } from "./makeSample"
import { useCoverage } from "./useCoverage"

const kindNames: Readonly<Record<CoveredKind, string>> = {
  block: "部品",
  condition: "条件（成り立つとき・成り立たないとき）",
  option: "選択肢",
  sheet: "ハーフシート",
  end: "通信の結果",
  message: "入力の誤りの文",
}

interface CoverageProps {
  readonly store: DeskStore
  readonly desk: BenchDesk
}

/** How much of the documents is to be seen in states, and what in none. */
export const Coverage = observer(function Coverage({ store, desk }: CoverageProps) {
  const coverage = useCoverage(store, desk.bench.run?.status)
  if (desk.isRunning) return <p className="d-empty">撮り終わると、どの状態にも出ていないものがここに並びます。</p>
  if (!coverage)
    return <p className="d-empty">「すべての状態を撮る」を押すと、どの状態にも出ていないものがここに並びます。</p>
  const { counts, missing } = coverage
  const groups = groupBy(missing, ({ kind }) => kind)
  const kinds = Object.keys(counts) as readonly CoveredKind[]
  return (
    <section className="d-coverage" aria-label="網羅">
      <table className="d-coverage__counts">
        <thead>
          <tr>
            <th scope="col">文書にあるもの</th>
            <th scope="col">状態に出ている数</th>
            <th scope="col">割合</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{kindNames[kind]}</th>
              <td>
                {counts[kind].shown.toLocaleString("ja-JP")} / {counts[kind].of.toLocaleString("ja-JP")}
              </td>
              <td>{sayShare(counts[kind])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {missing.length === 0 && <p className="d-empty">どれも、どこかの状態に出ています。</p>}
      {[...groups].map(([kind, found]) => (
        <Group key={kind} name={kindNames[kind as CoveredKind]} count={found.length}>
          {() => found.map((one) => <Missing key={`${one.file} ${one.pointer} ${one.says}`} store={store} one={one} />)}
        </Group>
      ))}
    </section>
  )
})

interface GroupProps {
  readonly name: string
  readonly count: number
  /** There may be hundreds, which are drawn for whoever wants to see them. */
  readonly children: () => ReactNode
}

function Group({ name, count, children }: GroupProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="d-coverage__group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        どの状態にも出ていない{name}
        <span className="d-count">{count}</span>
      </summary>
      {isOpen && <ul>{children()}</ul>}
    </details>
  )
}

const sayShare = ({ of, shown }: { readonly of: number; readonly shown: number }) =>
  of === 0 ? "—" : `${(Math.floor((shown / of) * 1_000) / 10).toFixed(1)}%`

interface MissingProps {
  readonly store: DeskStore
  readonly one: Unpictured
}

const Missing = observer(function Missing({ store, one }: MissingProps) {
  const { file, pointer = "", says, screen } = one
  // What stands there gives it its name.
  useEffect(() => void store.want(file), [store, file])
  const { title } = store.tree.screens.find(({ id }) => id === screen) ?? {}
  const where = says !== "" && title !== undefined ? `「${title}」` : placeName(store, { file, pointer })
  return (
    <li className="d-coverage__one">
      <span>
        {where}
        {says !== "" && `：${says}`}
      </span>
      {screen === "" ? null : (
        <button type="button" className="d-link" onClick={() => void makeSample(store, one)}>
          サンプルを作る
        </button>
      )}
      <button type="button" className="d-link" onClick={() => store.goTo({ file, pointer })}>
        ここを開く
      </button>
    </li>
  )
})
