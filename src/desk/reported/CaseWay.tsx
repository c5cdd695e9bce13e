import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import type { CaseReason, CaseStep, CustomerCase } from "../../domain/cases"
import { type Judged, type Knowledge, type Naming, pathName } from "../../sentences"
import { sayAnswer } from "../conditions/sayAnswer"
import { Why } from "../conditions/Why"
import { DeskStore } from "../DeskStore"
import { sectionsOf } from "../flow/flowSteps"
import { namingOf } from "../names/namingOf"
import { toMoment } from "../parts/times"
import { pastApi } from "./pastApi"

interface CaseWayProps {
  readonly store: DeskStore
  readonly shown: CustomerCase
  readonly onSee: (release: string, screen: string) => void
}

/** The way of one application through its flow, in the words of its release: what was answered, what is missing, and why. */
export const CaseWay = observer(function CaseWay({ store, shown, onSee }: CaseWayProps) {
  const [past] = useState(() => new DeskStore(pastApi(store.api, shown.release)))
  useEffect(() => {
    const opening = past.open()
    void opening.then(() => past.want(past.tree.documents.find(({ kind }) => kind === "flow")?.file ?? ""))
    return () => void opening.then((stop) => stop())
  }, [past])
  const titleOf = (screen: string) => past.tree.screens.find(({ id }) => id === screen)?.title ?? screen
  const file = past.fileOf("flow", past.tree.documents.find(({ kind }) => kind === "flow")?.id)
  const sections = sectionsOf((file === undefined ? undefined : past.document(file)) ?? {})
  const naming = namingOf(past, file)
  const knowledge: Knowledge = {
    named: (name) => past.namedCondition(name)?.["when"],
    valueOf: (path) => shown.values[path],
  }
  const { resumesAt, setAside, receipt } = shown
  return (
    <section className="d-pane d-case" aria-label="申込みの道すじ">
      <h2 className="d-pane__title">{receipt === undefined ? `申込番号 ${shown.id}` : `受付番号 ${receipt}`}</h2>
      <p className="d-case__facts">
        {toMoment(shown.at)}に開始。
        {resumesAt !== undefined && `次に開くと「${titleOf(resumesAt)}」から続きます。`}
        {setAside > 0 && `今の版では使わない回答を${setAside}件預かっています。`}
      </p>
      <p className="d-case__facts">
        お客さまを特定できる内容は、種類だけを（ ）で示しています。端末だけが知っていることは、ここでは分かりません。
      </p>
      {sections.map(({ pointer, label, steps }) => {
        const own = steps.flatMap(({ screen }) => shown.steps.find((step) => step.screen === screen) ?? [])
        if (own.length === 0) return null
        return (
          <section key={pointer}>
            <h3 className="d-flow__heading">{label}</h3>
            <ol>
              {own.map((step) => (
                <li key={step.screen}>
                  <details className="d-why-screen__part">
                    <summary>
                      <span
                        className="d-why__truth"
                        data-path={step.state === "left-out" ? "closed" : "open"}
                        data-bad={step.state === "gap" || undefined}
                      >
                        {stateNames[step.state]}
                      </span>
                      <span className="d-why-screen__name">{titleOf(step.screen)}</span>
                    </summary>
                    {step.why && (
                      <ul>
                        <Why store={past} judged={toJudged(step.why)} knowledge={knowledge} />
                      </ul>
                    )}
                    <Answers step={step} shown={shown} store={past} naming={naming} />
                    <button type="button" className="d-link" onClick={() => onSee(shown.release, step.screen)}>
                      この画面を見る
                    </button>
                  </details>
                </li>
              ))}
            </ol>
          </section>
        )
      })}
    </section>
  )
})

const stateNames: Readonly<Record<CaseStep["state"], string>> = {
  answered: "回答済み",
  gap: "回答が必要",
  ahead: "これから",
  shown: "通る",
  "left-out": "通らない",
}

/** What is unknown does not come over the wire. */
const toJudged = ({ condition, truth, parts }: CaseReason): Judged => ({ condition, truth, parts: parts.map(toJudged) })

interface AnswersProps {
  readonly store: DeskStore
  readonly step: CaseStep
  readonly shown: CustomerCase
  readonly naming: Naming
}

const Answers = observer(function Answers({ store, step, shown, naming }: AnswersProps) {
  if (step.state === "left-out" || step.fields.length === 0) return null
  return (
    <dl className="d-case__answers">
      {step.fields.map((field) => {
        const path = `$saved.draft.${field}`
        const value = shown.values[path]
        return (
          <div key={field}>
            <dt>{pathName(path, store.fields) ?? field}</dt>
            <dd>
              {value === undefined || value === null ? "まだ答えていない" : sayAnswer(naming, path, value)}
              {step.wrong.includes(field) && <strong>（直すか、答える必要があります）</strong>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
})
