import { observer } from "mobx-react-lite"
import type { DeskProblem } from "../deskApi"
import type { DeskStore } from "../DeskStore"

interface ProblemCardProps {
  readonly store: DeskStore
  readonly problem: DeskProblem
  /** Without the place, where that is in view already. */
  readonly isShort?: boolean
}

/** What is wrong, what to do, and the fix where a machine can make it. */
export const ProblemCard = observer(function ProblemCard({ store, problem, isShort = false }: ProblemCardProps) {
  const { severity, file, line, pointer, message, fix, usedBy, patch } = problem
  return (
    <article className="d-problem" data-severity={severity}>
      <p className="d-problem__message">
        <strong>{severity === "error" ? "誤り" : "注意"}</strong>
        {message}
      </p>
      {fix !== undefined && <p className="d-problem__fix">{fix}</p>}
      {usedBy && <p className="d-problem__fix">使っている文書：{usedBy.map((one) => store.nameOf(one)).join("、")}</p>}
      <div className="d-problem__tools">
        {patch && (
          <button type="button" className="d-button" onClick={() => void store.edit(patch)}>
            直す
          </button>
        )}
        {!isShort && (
          <button type="button" className="d-link" onClick={() => store.goTo({ file, pointer })}>
            ここを開く（{line}行目）
          </button>
        )}
      </div>
    </article>
  )
})
