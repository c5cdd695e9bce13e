import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { type Fields, isFields } from "../json"
import { sayActions, sayCondition } from "../../sentences"
import { actionWords } from "../names/actionWords"
import { namingOf } from "../names/namingOf"
import { ProblemCard } from "../problems/ProblemCard"
import type { FlowProps } from "./flowProps"

/** How a flow is entered and left, and what is wrong with it. */
export const FlowWays = observer(function FlowWays({ store, flows }: FlowProps) {
  const flow = flows.document ?? {}
  const entry = isFields(flow["entry"]) ? flow["entry"] : undefined
  const words = actionWords(store)
  const problems = store.problems.filter(({ file }) => file === flows.file)
  const step = (screen: unknown): ReactNode => {
    const found = flows.steps.find((one) => one.screen === screen)
    return found ? (
      <button type="button" className="d-link" onClick={() => flows.select(found)}>
        {flows.titleOf(found.screen)}
      </button>
    ) : (
      flows.titleOf(String(screen))
    )
  }
  return (
    <section className="d-pane d-properties" aria-label="入口と出口">
      <h2 className="d-pane__title">入口と出口</h2>
      {typeof flow["description"] === "string" && <p className="d-flow__note">{flow["description"]}</p>}
      {problems.map((problem, index) => (
        <ProblemCard key={index} store={store} problem={problem} isShort />
      ))}
      {entry && (
        <>
          <h3 className="d-flow__heading">はじめに開く画面</h3>
          <p>{flows.titleOf(String(entry["screen"]))}</p>
          <h3 className="d-flow__heading">前回の続き（サーバーの記録）から</h3>
          <ul className="d-flow__ways">
            {Object.entries(isFields(entry["points"]) ? entry["points"] : {}).map(([point, to]) => (
              <li key={point} title={point}>
                {isFields(to) && to["step"] !== undefined ? step(to["step"]) : sayActions(words, doneAt(to))}
              </li>
            ))}
            <li>どれでもないとき：{step(entry["otherwise"])}</li>
          </ul>
          {listOf(entry["deepLinks"]).length > 0 && <h3 className="d-flow__heading">リンクからそのまま開く</h3>}
          {listOf(entry["deepLinks"]).map((link) => (
            <p key={String(link["screen"])}>
              {step(link["screen"])}
              <span className="d-flow__note">「{sayCondition(link["when"], namingOf(store))}」のとき</span>
            </p>
          ))}
        </>
      )}
      {isFields(flow["exits"]) &&
        Object.entries(flow["exits"]).map(([name, exit]) =>
          isFields(exit) ? (
            <div key={name}>
              <h3 className="d-flow__heading">出口：{String(exit["label"])}</h3>
              <ul className="d-flow__from">
                {(Array.isArray(exit["from"]) ? exit["from"] : []).map((screen) => (
                  <li key={String(screen)}>{step(screen)}から</li>
                ))}
              </ul>
            </div>
          ) : null,
        )}
      {!entry && <p className="d-empty">はじめの画面から順に進みます。画面を選ぶと、条件や戻る先を変えられます。</p>}
    </section>
  )
})

const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])

/** What happens at an entry that leads to no step. */
const doneAt = (point: unknown): unknown => (isFields(point) ? point["do"] : undefined)
