import { observer } from "mobx-react-lite"
import { type ReactNode, useState } from "react"
import type { PointerEdit } from "../../../renderer/editing"
import type { AnswerPlaces } from "../../domain/answerPlaces"
import { controlName, personalNames } from "../../sentences"
import type { DeskStore, Place } from "../DeskStore"
import { useDraft } from "../parts/useDraft"
import { NotedInput } from "./NotedInput"
import { OptionRows } from "./OptionRows"
import {
  emptyDraft,
  isComplete,
  kindOf,
  missingIn,
  offeredKinds,
  optionRows,
  problemsOf,
  questionOf,
} from "./questionDraft"
import { questionEdits } from "./questionEdits"

interface QuestionFormProps {
  readonly store: DeskStore
  /** Where the new question comes to stand. */
  readonly place: Place
  readonly places: AnswerPlaces
  /** Under which name what is half typed is kept. */
  readonly keptAs: string
  /** What has to be written before it: a form that it stands in. */
  readonly before?: readonly PointerEdit[]
  /** Where its answer goes. */
  readonly children: ReactNode
}

/** What somebody says of one more question, until it is asked. */
export const QuestionForm = observer(function QuestionForm(props: QuestionFormProps) {
  const { store, place, places, keptAs, before = [], children } = props
  const [draft, setDraft] = useDraft(store, keptAs, emptyDraft)
  const [isSaving, setSaving] = useState(false)
  const kind = kindOf(draft, places)
  if (kind === undefined) return null
  const question = questionOf(draft, kind, places)
  const others = store.fields.filter(({ file }) => file === place.file).map(({ label }) => label)
  const problems = problemsOf(question, kind, { places, others })
  const missing = missingIn(question)
  const isReady = isComplete(question, problems) && !isSaving
  const change = (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part }))
  const add = async () => {
    if (!isReady) return
    setSaving(true)
    const isDone = await store.edit([...before, ...questionEdits({ place, places, kind, question })])
    setSaving(false)
    if (!isDone) return
    setDraft(() => emptyDraft)
    store.select(place)
  }
  return (
    <form
      className="d-fields"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <NotedInput
        label="表示する文"
        value={draft.label}
        problem={problems.label}
        onChange={(label) => change({ label })}
      />
      <label className="d-labelled">
        答え方
        <select className="d-input" value={kind.control} onChange={(event) => change({ control: event.target.value })}>
          {offeredKinds(places).map(({ control }) => (
            <option key={control} value={control}>
              {controlName(control)}
            </option>
          ))}
        </select>
      </label>
      {kind.hasOptions && (
        <OptionRows
          options={optionRows(draft)}
          problems={problems.options}
          isNumbered={places.isNumbered}
          onChange={(options) => change({ options })}
        />
      )}
      {kind.longest !== undefined && (
        <NotedInput
          label="文字数の上限"
          inputMode="numeric"
          value={draft.longest ?? String(kind.longest)}
          problem={problems.longest}
          onChange={(longest) => change({ longest })}
        />
      )}
      {kind.personal !== undefined && (
        <label className="d-labelled">
          答えがお客さまの何を表すか（記録や問い合わせの画面で伏せるために使います）
          <select
            className="d-input"
            value={question.personal}
            onChange={(event) => change({ personal: event.target.value })}
          >
            {Object.entries(personalNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {!places.isConsentsOnly && (
        <label className="d-flag">
          <input
            type="checkbox"
            checked={draft.isRequired}
            onChange={(event) => change({ isRequired: event.target.checked })}
          />
          必ず答えてもらう
        </label>
      )}
      <NotedInput
        label="答えの名前（サーバーに送るときの名前）"
        value={draft.name ?? question.name}
        problem={problems.name}
        onChange={(name) => change({ name })}
      />
      {children}
      {missing !== undefined && <p className="d-field__note">{missing}</p>}
      <button type="submit" className="d-button" disabled={!isReady}>
        {isSaving ? "加えています。" : "質問を加える"}
      </button>
    </form>
  )
})
