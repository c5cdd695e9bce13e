import { when } from "mobx"
import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import type { PointerEdit } from "../../../renderer/editing"
import type { PlannedScreen } from "../../domain/plannedScreen"
import { areaName } from "../../sentences"
import type { DeskStore } from "../DeskStore"
import { titleAmong } from "../names/besideTitle"
import { useDraft } from "../parts/useDraft"
import { NotedInput } from "../questions/NotedInput"
import "../questions/questions.css"

type Plan = PlannedScreen<PointerEdit>

interface NewScreenProps {
  readonly store: DeskStore
  readonly onClose: () => void
  /** What the list is searched for: nothing once there is a new one, which the search may hide. */
  readonly onSearch: (search: string) => void
}

interface ScreenDraft {
  readonly title: string
  /** As it was typed; undefined while the one that is suggested stands. */
  readonly name?: string
  readonly isStep: boolean
}

type Asked = Readonly<Record<"id" | "title" | "beside" | "step", string>>

const empty: ScreenDraft = { title: "", isStep: false }

const refusals = {
  name: "小文字の英字で始め、小文字の英数字を「_」でつないで入力してください。例）phone_change",
  taken: "同じ名前の画面が、もうあります。",
} as const

/** One more screen of the business area of the one in view, by itself or behind that one in its flow. */
export const NewScreen = observer(function NewScreen({ store, onClose, onSearch }: NewScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { screen } = store
  const [draft, setDraft] = useDraft(store, "screen", empty)
  const [told, setTold] = useState<{ readonly of: string; readonly plan: Plan | undefined }>()
  const [isSaving, setSaving] = useState(false)
  const plan = told?.plan
  const typed = draft.name ?? plan?.suggested ?? ""
  const name = typed.normalize("NFKC").trim()
  const title = draft.title.trim()
  const beside = screen?.id ?? ""
  const isStep = draft.isStep && plan?.isStep === true
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    let isLeft = false
    void askPlan(store, { id: name, title, beside, step: isStep ? "1" : "" }).then(
      (planned) => !isLeft && setTold({ of: name, plan: planned }),
    )
    return () => void (isLeft = true)
  }, [store, name, title, beside, isStep])
  const change = (part: Partial<ScreenDraft>) => setDraft((now) => ({ ...now, ...part }))
  /** Somebody else may have been first. */
  const sayWhy = async (asked: Asked) => {
    const now = await askPlan(store, asked)
    if (now?.problem) store.history.dismissRefusal()
    setTold({ of: name, plan: now })
  }
  const add = async () => {
    setSaving(true)
    const asked = { id: name, title, beside, step: isStep ? "1" : "" }
    const { edits = [] } = (await askPlan(store, asked)) ?? {}
    const isDone = edits.length > 0 && (await store.edit(edits))
    if (isDone) await when(() => store.tree.screens.some(({ id }) => id === name))
    else await sayWhy(asked)
    setSaving(false)
    if (!isDone) return
    setDraft(() => empty)
    onSearch("")
    onClose()
    store.openScreen(name)
  }
  if (!screen) return null
  return (
    <dialog ref={dialog} className="d-finder" aria-label="新しい画面" onClose={onClose}>
      <form
        className="d-fields"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <h2 className="d-pane__title">新しい画面</h2>
        <p className="d-field__note">
          「{areaName(screen.file.split("/")[0] ?? "")}
          」の画面として加えます。別の分野の画面にするときは、先にその分野の画面を開いてください。
        </p>
        <NotedInput
          label="題名（画面のいちばん上に出ます）"
          value={draft.title}
          onChange={(text) => change({ title: text })}
        />
        {plan?.isStep && (
          <label className="d-flag">
            <input
              type="checkbox"
              checked={draft.isStep}
              onChange={(event) => change({ isStep: event.target.checked })}
            />
            「{titleAmong(screen, store.tree.screens)}」の次に、同じ流れで通る画面にする
          </label>
        )}
        <NotedInput
          label="画面の名前（アドレスになります。公開したあとは変えないでください）"
          value={typed}
          problem={plan?.problem && told?.of === name && name !== "" ? refusals[plan.problem] : undefined}
          onChange={(text) => change({ name: text })}
        />
        {told && !plan && (
          <p className="d-field__wrong" role="status">
            サーバーにつながらないため、まだ加えられません。入力した内容は、そのまま残ります。
          </p>
        )}
        {title === "" && <p className="d-field__note">題名を入力すると、加えられます。</p>}
        <div className="d-problem__tools">
          <button
            type="submit"
            className="d-button d-button--main"
            disabled={title === "" || isSaving || plan?.edits === undefined}
          >
            {isSaving ? "加えています。" : "画面を加える"}
          </button>
          <button type="button" className="d-button" onClick={() => dialog.current?.close()}>
            やめる
          </button>
        </div>
      </form>
    </dialog>
  )
})

async function askPlan({ api }: DeskStore, query: Asked): Promise<Plan | undefined> {
  const answer = await api.get(`screens/new?${new URLSearchParams(query)}`).catch(() => undefined)
  return answer?.status === 200 ? (answer.body as Plan) : undefined
}
