import { runInAction } from "mobx"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { PointerEdit } from "../../../renderer/editing"
import type { QuestionDuplicate, QuestionRemoval } from "../../domain/answerPlaces"
import type { DeskStore, Place } from "../DeskStore"
import { NeededBy } from "./NeededBy"

interface QuestionActionsProps {
  readonly store: DeskStore
  readonly place: Place
  readonly canDuplicate: boolean
}

/** Duplicates a question, or takes a part out of a form, with all that is written for its answer. */
export const QuestionActions = observer(function QuestionActions({ store, place, canDuplicate }: QuestionActionsProps) {
  const [uses, setUses] = useState<readonly Place[]>([])
  const remove = async () => {
    const removal = (await ask(store, "removal", place)) as QuestionRemoval<PointerEdit> | undefined
    if (removal === undefined) return
    setUses(removal.uses)
    if (removal.uses.length === 0 && (await store.edit(removal.edits))) store.select(undefined)
  }
  const duplicate = async () => {
    const made = (await ask(store, "duplicate", place)) as QuestionDuplicate<PointerEdit> | undefined
    const added = made?.edits.at(-1)
    if (made && added && (await store.edit(made.edits))) store.select({ file: added.file, pointer: added.pointer })
  }
  return (
    <>
      {canDuplicate && (
        <button type="button" className="d-link" onClick={() => void duplicate()}>
          複製
        </button>
      )}
      <button type="button" className="d-link" onClick={() => void remove()}>
        削除
      </button>
      <NeededBy
        store={store}
        uses={uses}
        says="この質問の答えは、次の所で使われているため、まだ削除できません。先にそちらを変えてください。"
      />
    </>
  )
})

/** What the server says of a part of a form; where it says nothing, people are told. */
async function ask(store: DeskStore, what: "removal" | "duplicate", { file, pointer }: Place): Promise<unknown> {
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
