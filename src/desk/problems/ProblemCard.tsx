import { observer } from "mobx-react-lite"
import { Suspense, useId } from "react"
import type { DeskProblem } from "../deskApi"
import type { DeskStore } from "../DeskStore"
import { lazily } from "../parts/lazily"
import { withLabels } from "./withLabels"
import { fixesTogether } from "./fixesTogether"

const FixWords = lazily(async () => (await import("./FixWords")).FixWords)

interface ProblemCardProps {
  readonly store: DeskStore
  readonly problem: DeskProblem
  /** Without the place, where that is in view already. */
  readonly isShort?: boolean
  /** False where nothing of the file can be opened. */
  readonly hasPlace?: boolean
}

/** What is wrong, what to do, and the fix where a machine can make it. */
export const ProblemCard = observer(function ProblemCard({
  store,
  problem,
  isShort = false,
  hasPlace = !isShort,
}: ProblemCardProps) {
  const { severity, rule, file, line, pointer, why, usedBy, patch } = problem
  const [message, fix] = [problem.message, problem.fix].map((text) => text && withLabels(text, file, store.fields))
  const id = useId()
  const alike = isShort ? [] : store.problems.filter((one) => one.rule === rule && one.patch !== undefined)
  return (
    <article className="d-problem" data-severity={severity}>
      <p className="d-problem__message">
        <strong>{severity === "error" ? "誤り" : "注意"}</strong>
        {message}
      </p>
      {fix !== undefined && <p className="d-problem__fix">{fix}</p>}
      {why !== undefined && (
        <details className="d-problem__why">
          <summary className="d-link">なぜ問題か</summary>
          <p className="d-problem__fix">{why}</p>
        </details>
      )}
      {usedBy && <p className="d-problem__fix">使っている文書：{usedBy.map((one) => store.nameOf(one)).join("、")}</p>}
      {patch && (
        <p className="d-problem__fix" id={id}>
          <Suspense fallback={null}>
            <FixWords store={store} patch={patch} />
          </Suspense>
        </p>
      )}
      <div className="d-problem__tools">
        {patch && (
          <button type="button" className="d-button" aria-describedby={id} onClick={() => void store.edit(patch)}>
            直す
          </button>
        )}
        {patch && alike.length > 1 && (
          <button type="button" className="d-button" onClick={() => void store.edit(fixesTogether(alike))}>
            この種類をすべて直す（{alike.length}件）
          </button>
        )}
        {hasPlace && (
          <button type="button" className="d-link" onClick={() => store.goTo({ file, pointer })}>
            ここを開く（{line}行目）
          </button>
        )}
      </div>
    </article>
  )
})
