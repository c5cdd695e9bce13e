import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { DeskStore, Place } from "../DeskStore"
import { useDraft } from "../parts/useDraft"
import { emptyDraft } from "./questionDraft"
import { QuestionForm } from "./QuestionForm"
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
  return (
    <QuestionForm store={store} place={place} places={places} keptAs={draftAt(place)}>
      <SentWhere store={store} places={places} />
    </QuestionForm>
  )
})
