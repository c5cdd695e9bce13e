import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { DeskStore } from "../DeskStore"
import { useDraft } from "../parts/useDraft"
import { AreaChoice } from "./AreaChoice"
import { ClosureText } from "./ClosureText"
import { MinuteInput } from "./MinuteInput"
import { type Area, type Closure, closuresFile, missingIn, plannedClosures, writtenClosure } from "./plannedClosures"

interface AddProps {
  readonly store: DeskStore
  readonly areas: readonly Area[]
  /** The part that somebody looked for. */
  readonly first: string | undefined
}

/** A closure that is written into the document once all of it is said. */
export const AddClosure = observer(function AddClosure({ store, areas, first }: AddProps) {
  const [start] = useState<Closure>({ areas: first === undefined ? [] : [first], from: "", until: "", text: "" })
  const [closure, setClosure] = useDraft(store, `closure ${first ?? ""}`, start)
  const [isAsked, setAsked] = useState(false)
  const missing = missingIn(closure)
  const change = (part: Partial<Closure>) => setClosure((now) => ({ ...now, ...part }))
  const add = async () => {
    setAsked(true)
    if (missing !== undefined) return
    const place = { file: closuresFile, pointer: `/closures/${plannedClosures(store).length}` }
    if (!(await store.edit([{ ...place, op: "insert", value: writtenClosure(closure) }]))) return
    setClosure(() => start)
    store.select(place)
  }
  return (
    <form
      className="d-closure__fields"
      aria-label="新しいお休み"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <AreaChoice areas={areas} chosen={closure.areas} onChange={(chosen) => change({ areas: chosen })} />
      <div className="d-closure__times">
        <MinuteInput label="始まり（日本時間）" value={closure.from} onChange={(from) => change({ from })} />
        <MinuteInput label="終わり" value={closure.until} onChange={(until) => change({ until })} />
      </div>
      <ClosureText
        value={closure.text}
        letGo={0}
        save={async (newest) => {
          change({ text: newest().text })
          return true
        }}
      />
      <button type="submit" className="d-button d-button--main">
        お休みを加える
      </button>
      <p className="d-closure__missing" role="status">
        {isAsked && missing}
      </p>
    </form>
  )
})
