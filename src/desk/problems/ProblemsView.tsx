import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { DeskProblem } from "../deskApi"
import type { DeskStore } from "../DeskStore"
import { groupBy } from "../../domain/groupBy"
import { fixesTogether } from "./fixesTogether"
import { ProblemCard } from "./ProblemCard"
import { isUnreadable } from "./unreadable"
import { WholeFile } from "./WholeFile"

/** Everything that is wrong in all documents, file by file. */
export const ProblemsView = observer(function ProblemsView({ store }: { readonly store: DeskStore }) {
  const { problems } = store
  const errors = problems.filter(({ severity }) => severity === "error").length
  const fixable = problems.filter(({ isCertain }) => isCertain === true)
  const broken = useMet(problems.filter(isUnreadable).map(({ file }) => file))
  const found = groupBy(problems, ({ file }) => file)
  const groups = new Map<string, readonly DeskProblem[]>([...broken.map((file) => [file, []] as const), ...found])
  return (
    <section className="d-page" aria-label="問題">
      <header className="d-page__head">
        <h2 className="d-page__title">問題</h2>
        <p className="d-page__note">
          {problems.length === 0
            ? "問題はありません。"
            : `誤り ${errors}件、注意 ${problems.length - errors}件。誤りが残っていると公開できません。`}
        </p>
        {fixable.length > 0 && (
          <button type="button" className="d-button" onClick={() => void store.edit(fixesTogether(fixable))}>
            自動で直せる{fixable.length}件を直す
          </button>
        )}
      </header>
      {[...groups].map(([file, found]) => (
        <section key={file} className="d-page__group">
          <h3 className="d-page__heading">{store.nameOf(file)}</h3>
          {found.map((problem, index) => (
            <ProblemCard key={index} store={store} problem={problem} hasPlace={!isUnreadable(problem)} />
          ))}
          {broken.includes(file) && <WholeFile store={store} file={file} problem={found.find(isUnreadable)} />}
        </section>
      ))}
    </section>
  )
})

/** All that were ever named here: whoever puts a file right goes on reading it when it is. */
function useMet(files: readonly string[]): readonly string[] {
  const [met, setMet] = useState(files)
  const all = [...new Set([...met, ...files])]
  if (all.length > met.length) setMet(all)
  return all
}
