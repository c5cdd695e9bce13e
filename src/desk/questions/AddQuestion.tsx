import { observer } from "mobx-react-lite"
import { useState } from "react"
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
import { SentWhere } from "./SentWhere"
import { useAnswerPlaces } from "./useAnswerPlaces"
import "./questions.css"

interface AddQuestionProps {
  readonly store: DeskStore
  /** Where the new question comes to stand. */
  readonly place: Place
  readonly title: string
}

const draftAt = ({ file, pointer }: Place): string => `question ${file}#${pointer}`

/** One more question of a form, wherever it and its answer have to be written. */
export function AddQuestion({ store, place, title }: AddQuestionProps) {
  const [isBegun] = useState(useDraft(store, draftAt(place), emptyDraft)[0] !== emptyDraft)
  const [isOpen, setOpen] = useState(isBegun)
  return (
    <details className="d-item d-question" open={isBegun} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <WithPlaces store={store} place={place} />}
    </details>
  )
}

const WithPlaces = observer(function WithPlaces({ store, place }: Omit<AddQuestionProps, "title">) {
  const places = useAnswerPlaces(store, place.file)
  if (places === undefined) return <p className="d-field__note">読み込んでいます。</p>
  if (places.sent === "nowhere")
    return (
      <p className="d-field__note">
        このフォームの答えは、どの通信でも送られません。質問を加えても答えがどこにも届かないため、ここでは加えられません。
      </p>
    )
  return <QuestionForm store={store} place={place} places={places} />
})

interface QuestionFormProps extends Omit<AddQuestionProps, "title"> {
  readonly places: AnswerPlaces
}

const QuestionForm = observer(function QuestionForm({ store, place, places }: QuestionFormProps) {
  const [draft, setDraft] = useDraft(store, draftAt(place), emptyDraft)
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
    const isDone = await store.edit(questionEdits({ place, places, kind, question }))
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
      <SentWhere store={store} places={places} />
      {missing !== undefined && <p className="d-field__note">{missing}</p>}
      <button type="submit" className="d-button" disabled={!isReady}>
        {isSaving ? "加えています。" : "質問を加える"}
      </button>
    </form>
  )
})
