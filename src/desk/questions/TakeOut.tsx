import { runInAction } from "mobx"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { PointerEdit } from "../../../renderer/editing"
import type { QuestionDouble, QuestionRemoval } from "../../domain/answerPlaces"
import type { DeskStore, Place } from "../DeskStore"
import { NeededBy } from "./NeededBy"

interface TakeOutProps {
  readonly store: DeskStore
  readonly place: Place
  readonly canDouble: boolean
}

/** Doubles a question, or takes a part out of a form, with all that is written for its answer. */
export const TakeOut = observer(function TakeOut({ store, place, canDouble }: TakeOutProps) {
  const [uses, setUses] = useState<readonly Place[]>([])
  const remove = async () => {
    const removal = (await ask(store, "removal", place)) as QuestionRemoval<PointerEdit> | undefined
    if (removal === undefined) return
    setUses(removal.uses)
    if (removal.uses.length === 0 && (await store.edit(removal.edits))) store.select(undefined)
  }
  const double = async () => {
    const doubled = (await ask(store, "double", place)) as QuestionDouble<PointerEdit> | undefined
    const added = doubled?.edits.at(-1)
    if (doubled && added && (await store.edit(doubled.edits)))
      store.select({ file: added.file, pointer: added.pointer })
  }
  return (
    <>
      {canDouble && (
        <button type="button" className="d-link" onClick={() => void double()}>
          複製
        </button>
      )}
      <button type="button" className="d-link" onClick={() => void remove()}>
        削除
      </button>
      <NeededBy store={store} uses={uses} />
    </>
  )
})

/** What the server says of a part of a form; where it says nothing, people are told. */
async function ask(store: DeskStore, what: "removal" | "double", { file, pointer }: Place): Promise<unknown> {
  const asked = `questions/${what}?${new URLSearchParams({ file, pointer }).toString()}`
  const answer = await store.api.get(asked).catch(() => undefined)
  if (answer?.status === 200) return answer.body
  runInAction(() => {
    store.history.refusal =
      answer?.status === 404
        ? "この質問はここでは複製できません。画面を確かめてください。"
        : "サーバーにつながらないため、できませんでした。つながってから、もう一度お試しください。"
  })
  return undefined
}
