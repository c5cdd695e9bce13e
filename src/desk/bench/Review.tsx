import { observer } from "mobx-react-lite"
import { useState } from "react"
import { type BenchChange, type BenchState, isDerived } from "../../domain/bench"
import { sayDecision } from "../../sentences"
import type { DeskStore } from "../DeskStore"
import { titleAmong } from "../names/besideTitle"
import type { BenchDesk } from "./BenchDesk"
import { editedName } from "../../domain/documentNames"
import { firstLook } from "../../domain/look"
import { CopyLink } from "../parts/CopyLink"
import { stateAddress } from "../screen/stateAddress"
import { Compare } from "./Compare"
import { Decide } from "./Decide"

interface ReviewProps {
  readonly store: DeskStore
  readonly desk: BenchDesk
}

/** Each difference once: what it is, where it comes from, and whether it is right. */
export const Review = observer(function Review({ store, desk }: ReviewProps) {
  const { bench, change } = desk
  if (!change) return <p className="d-empty">{emptyWords(desk)}</p>
  return (
    <div className="d-review">
      <nav className="d-review__list" aria-label="違いの一覧">
        <ol>
          {bench.changes.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className="d-review__one"
                aria-current={one.id === change.id ? "true" : undefined}
                onClick={() => desk.choose(one.id)}
              >
                <span>{one.says}</span>
                <span className="d-review__beside">
                  <span className="d-count">{one.states.length}の状態</span>
                  <span className="d-review__decided" data-verdict={one.decision?.verdict}>
                    {sayDecision(one)}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <ChangeDetail key={change.id} store={store} desk={desk} change={change} />
    </div>
  )
})

function emptyWords({ bench: { run }, isRunning }: BenchDesk): string {
  if (isRunning) return "撮っています。違いが見つかると、ここに出ます。"
  return run ? "違いは見つかりませんでした。" : "「すべての状態を撮る」を押すと、くらべる相手との違いがここに出ます。"
}

interface DetailProps extends ReviewProps {
  readonly change: BenchChange
}

const ChangeDetail = observer(function ChangeDetail({ store, desk, change }: DetailProps) {
  const states = statesOf(change, desk.bench.states)
  const [chosen, setChosen] = useState("")
  const state = states.find((one) => keyOf(one) === chosen) ?? states[0]
  const { screens } = store.tree
  const nameOf = ({ screen, sample, ...state }: BenchState) => {
    const found = screens.find(({ id }) => id === screen)
    const name = found?.samples.find(({ id }) => id === sample)?.name ?? state.name ?? sample
    return `${found ? titleAmong(found, screens) : screen}：${name}`
  }
  return (
    <section className="d-review__detail" aria-label="選んだ違い">
      <h3 className="d-review__says">{change.says}</h3>
      <Decide desk={desk} change={change} />
      <h4 className="d-review__heading">もとになった変更</h4>
      {change.causes.length === 0 ? (
        <p className="d-page__note">文書の変更の中には見つかりませんでした。</p>
      ) : (
        <ul className="d-review__causes">
          {change.causes.slice(0, mostCauses).map(({ file, pointer, says }) => (
            <li key={`${file} ${pointer} ${says}`}>
              {pointer === undefined ? (
                says
              ) : (
                <button type="button" className="d-link" onClick={() => store.goTo({ file, pointer })}>
                  {says}
                </button>
              )}
            </li>
          ))}
          {change.causes.length > mostCauses && <li>ほか{change.causes.length - mostCauses}か所</li>}
        </ul>
      )}
      <label className="d-labelled">
        この違いのある状態（{states.length}）
        <select
          className="d-input"
          value={state ? keyOf(state) : ""}
          onChange={({ target }) => setChosen(target.value)}
        >
          {states.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </label>
      {state && (
        <>
          <Compare key={keyOf(state)} state={state} />
          {!isDerived(state.sample) && (
            <p className="d-review__ways">
              <button type="button" className="d-link" onClick={() => store.openScreen(state.screen, state.sample)}>
                この状態を画面で開く
              </button>
              <CopyLink address={stateAddress({ ...state, look: firstLook, documents: editedName })} />
            </p>
          )}
        </>
      )}
    </section>
  )
})

const mostCauses = 8

const keyOf = ({ screen, sample }: Pick<BenchState, "screen" | "sample">) => `${screen}/${sample}`

const statesOf = ({ id }: BenchChange, states: readonly BenchState[]) => states.filter(({ change }) => change === id)
