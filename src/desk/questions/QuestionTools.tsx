import { observer } from "mobx-react-lite"
import type { DeskStore, Place } from "../DeskStore"
import { type Fields, isFields, within } from "../json"
import { AddQuestion } from "./AddQuestion"
import { MoveQuestion } from "./MoveQuestion"
import { QuestionActions } from "./QuestionActions"
import "./questions.css"

interface QuestionToolsProps {
  readonly store: DeskStore
  /** A part of a form, or the form on a screen. */
  readonly place: Place
  readonly part: Fields
}

/** What is done with a part of a form as a whole, and a question that comes behind it, or before all others in it. */
export const QuestionTools = observer(function QuestionTools({ store, place, part }: QuestionToolsProps) {
  const { form, section } = part
  const file = place.file.endsWith(".form.json") ? undefined : store.fileOf("form", form)
  const first = (at: Place) => (
    <AddQuestion store={store} place={{ ...at, pointer: within(at.pointer, "ui", 0) }} title="いちばん上に質問を追加" />
  )
  if (file !== undefined) return first({ file, pointer: "" })
  const key = `${place.file}#${place.pointer}`
  const isRow = isInRow(store, place)
  return (
    <>
      <QuestionActions key={key} store={store} place={place} canDuplicate={!isRow && part["field"] !== undefined} />
      {isRow ? null : (
        <>
          {section !== undefined && first(place)}
          <AddQuestion key={key} store={store} place={behind(place)} title="下に質問を追加" />
          {part["field"] !== undefined && <MoveQuestion key={`${key} move`} store={store} place={place} />}
        </>
      )}
    </>
  )
})

/** What stands in the rows of a list is no question of the form itself. */
function isInRow(store: DeskStore, { file, pointer }: Place): boolean {
  const around = pointer.replace(/\/ui\/\d+$/, "")
  if (around === "") return false
  const part = store.valueAt({ file, pointer: around })
  return !isFields(part) || part["section"] === undefined || isInRow(store, { file, pointer: around })
}

/** The place after this one in its list. */
function behind({ file, pointer }: Place): Place {
  const [, list = "", index = "0"] = /^(.*)\/(\d+)$/.exec(pointer) ?? []
  return { file, pointer: within(list, Number(index) + 1) }
}
