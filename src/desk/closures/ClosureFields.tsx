import { observer } from "mobx-react-lite"
import type { DeskStore } from "../DeskStore"
import type { TypedOver } from "../fields/useTyped"
import { ProblemCard } from "../problems/ProblemCard"
import { AreaChoice } from "./AreaChoice"
import { ClosureText } from "./ClosureText"
import { MinuteInput } from "./MinuteInput"
import { type Area, type PlannedClosure } from "./plannedClosures"

interface FieldsProps {
  readonly store: DeskStore
  readonly areas: readonly Area[]
  readonly closure: PlannedClosure
}

/** A closure that the document has: what is changed is saved at once. */
export const ClosureFields = observer(function ClosureFields({ store, areas, closure }: FieldsProps) {
  const { place } = closure
  const at = (name: string) => ({ ...place, pointer: `${place.pointer}/${name}` })
  const shownIn = store.document(place.file)
  const saveText = (newest: () => TypedOver) => {
    const written = () => {
      const { text, seen } = newest()
      return { value: text || undefined, seen: seen || undefined }
    }
    return store.setNewest(at("text"), written, { shownIn })
  }
  const remove = async () => {
    if (await store.remove(place)) store.select(undefined)
  }
  return (
    <div className="d-closure__fields">
      <AreaChoice areas={areas} chosen={closure.areas} onChange={(chosen) => void store.set(at("areas"), chosen)} />
      <div className="d-closure__times">
        <MinuteInput
          label="始まり（日本時間）"
          value={closure.from}
          onChange={(from) => void store.set(at("from"), from)}
        />
        <MinuteInput label="終わり" value={closure.until} onChange={(until) => void store.set(at("until"), until)} />
      </div>
      <ClosureText value={closure.text} letGo={store.history.letGo} save={saveText} />
      <button type="button" className="d-button d-closure__remove" onClick={() => void remove()}>
        このお休みをやめる
      </button>
      {store.problemsAt(place).map((problem, index) => (
        <ProblemCard key={index} store={store} problem={problem} isShort />
      ))}
    </div>
  )
})
