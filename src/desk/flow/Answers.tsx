import { observer } from "mobx-react-lite"
import { AnswerField } from "./AnswerField"
import type { FlowProps } from "./flowProps"

/** Which flow, and what the customer whose path is lit has answered. */
export const Answers = observer(function Answers({ store, flows }: FlowProps) {
  return (
    <section className="d-pane d-list" aria-label="お客さまの答え">
      <label className="d-labelled">
        流れ
        <select
          className="d-input"
          value={flows.flows.find(({ file }) => file === flows.file)?.id}
          onChange={(event) => store.openFlow(event.target.value)}
        >
          {flows.flows.map(({ id, file }) => (
            <option key={id} value={id}>
              {store.nameOf(file)}
            </option>
          ))}
        </select>
      </label>
      {flows.given.map((given) => (
        <label key={given.label} className="d-labelled d-flow__given">
          {given.label}
          <select
            className="d-input"
            value={flows.personOf(given)?.label}
            onChange={(event) => flows.choosePerson(given, event.target.value)}
          >
            {given.people.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        </label>
      ))}
      <h2 className="d-flow__heading">お客さまの答え</h2>
      {flows.asked.length === 0 ? (
        <p className="d-empty">この流れは、だれでも同じ順番です。</p>
      ) : (
        <div className="d-flow__fill">
          <button type="button" className="d-link" onClick={() => flows.fill()}>
            残りを仮の答えで埋める
          </button>
          <button type="button" className="d-link" disabled={flows.answers.size === 0} onClick={() => flows.clear()}>
            消す
          </button>
        </div>
      )}
      <div className="d-flow__asked">
        {flows.asked.map((asked) => (
          <AnswerField
            key={asked.path}
            asked={asked}
            on={flows.askedOn(asked)}
            value={flows.knowledge.valueOf(asked.path)}
            onAnswer={(value) => flows.answer(asked.path, value)}
          />
        ))}
      </div>
    </section>
  )
})
