import { useState } from "react"

export interface ShownProblem {
  readonly severity: string
  readonly file: string
  readonly line: number
  readonly pointer: string
  readonly message: string
  readonly fix?: string
}

/** What is wrong with the documents, where, and how to fix it. Can be put away; the screen below stays usable. */
export function ProblemPanel({ problems }: { readonly problems: readonly ShownProblem[] }) {
  const [isOpen, setOpen] = useState(true)
  const title = `文書の問題 ${problems.length}件`
  if (problems.length === 0) return null
  return (
    <section className="w-problems" aria-label={title} data-open={isOpen || undefined}>
      <div className="w-problems__head">
        <div role="status">
          <h2 className="w-problems__title">{title}</h2>
        </div>
        <button type="button" className="w-problems__toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "閉じる" : "見る"}
        </button>
      </div>
      {isOpen && (
        <>
          <p className="w-problems__note">正しく直して保存するまで、最後に正しかった画面を表示しています。</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls has to be reachable by keyboard */}
          <ol className="w-problems__list" tabIndex={0} aria-label="問題の一覧">
            {problems.map((problem) => (
              <Problem key={`${problem.file} ${problem.pointer} ${problem.message}`} problem={problem} />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function Problem({ problem: { file, line, message, fix } }: { readonly problem: ShownProblem }) {
  return (
    <li className="w-problems__problem">
      <code className="w-problems__place">
        {file}:{line}
      </code>
      <p className="w-problems__message">{message}</p>
      {fix !== undefined && (
        <p className="w-problems__fix">
          <strong>直し方：</strong>
          {fix}
        </p>
      )}
    </li>
  )
}
