import { observer } from "mobx-react-lite"
import type { PointerEdit } from "../../../renderer/editing"
import type { DeskStore } from "../DeskStore"
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
  const saveText = (newest: () => string) =>
    store.history.inTurn(async () => {
      const [text, seen] = [newest(), store.valueAt(at("text"))]
      if (text === (seen ?? "")) return true
      const was = seen === undefined ? {} : { seen }
      const edit =
        text === "" ? { ...at("text"), op: "remove", ...was } : { ...at("text"), op: "set", value: text, ...was }
      return store.history.write([edit as PointerEdit])
    })
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
