import { runInAction } from "mobx"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import type { PointerEdit } from "../../../renderer/editing"
import type { MoveTarget, QuestionMoves } from "../../domain/questionMoves"
import type { DeskStore, Place } from "../DeskStore"
import { type Fields, isFields } from "../json"
import { MoveNotes } from "./MoveNotes"
import { NeededBy } from "./NeededBy"
import { NotThere } from "./NotThere"
import { screenTitle } from "./screenTitle"

interface MoveQuestionProps {
  readonly store: DeskStore
  /** A question of a form. */
  readonly place: Place
}

type Moves = QuestionMoves<PointerEdit>

/** Asks a question on another screen, with all that is written for its answer. */
export function MoveQuestion({ store, place }: MoveQuestionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="d-item d-question" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>別の画面に移す</summary>
      {isOpen && <WithMoves store={store} place={place} />}
    </details>
  )
}

const WithMoves = observer(function WithMoves({ store, place }: MoveQuestionProps) {
  const moves = useMoves(store, place)
  if (moves === undefined) return <p className="d-field__note">読み込んでいます。</p>
  return (
    <>
      {moves.along.length > 0 && moves.uses.length + moves.targets.length > 0 && (
        <>
          <p className="d-field__note">
            この質問と次の質問は、一方の答えでもう一方の出方や決まりが変わります。離すと誤りになるため、いっしょに移ります。
          </p>
          <ul>
            {moves.along.map((at) => (
              <li key={at.pointer}>
                <button type="button" className="d-link" onClick={() => store.select(at)}>
                  {labelAt(store, at)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Going store={store} place={place} moves={moves} />
    </>
  )
})

function Going({ store, place, moves }: MoveFormProps) {
  if (moves.uses.length > 0)
    return (
      <NeededBy
        store={store}
        uses={moves.uses}
        says={`${moves.along.length > 0 ? "これらの" : "この"}質問の答えは、同じ画面の次の所などで使われているため、まだ移せません。先にそちらを変えてください。`}
      />
    )
  if (moves.targets.length === 0)
    return (
      <p className="d-field__note">
        この質問の答えを、同じ所に送って預かる画面が、この流れにほかにありません。ここからは移せません。
      </p>
    )
  if (moves.isOnly)
    return (
      <p className="d-field__note">
        {moves.along.length > 0 ? "この画面の質問は、これで全部です。" : "この画面の質問は、これだけです。"}
        移すと何も聞かない画面が残るため、移せません。
      </p>
    )
  return <MoveForm store={store} place={place} moves={moves} />
}

interface MoveFormProps extends MoveQuestionProps {
  readonly moves: Moves
}

const MoveForm = observer(function MoveForm({ store, place, moves }: MoveFormProps) {
  const [chosen, setChosen] = useState("")
  const [isMoving, setMoving] = useState(false)
  const offered = moves.targets.filter(isOffered)
  const target = offered.find(({ file }) => file === chosen)
  const sections = [...new Set(offered.map(({ section }) => section))]
  const move = async () => {
    if (target === undefined || isMoving) return
    setMoving(true)
    await moveTo(store, place, target.file)
    setMoving(false)
  }
  return (
    <form
      className="d-fields"
      onSubmit={(event) => {
        event.preventDefault()
        void move()
      }}
    >
      {offered.length === 0 ? (
        <p className="d-field__note">いまは、この質問を移せる画面がありません。</p>
      ) : (
        <>
          <label className="d-labelled">
            移す先の画面
            <select className="d-input" value={target?.file ?? ""} onChange={(event) => setChosen(event.target.value)}>
              <option value="">選んでください</option>
              {sections.map((section) => (
                <optgroup key={section} label={section}>
                  {offered
                    .filter((one) => one.section === section)
                    .map(({ file, screen }) => (
                      <option key={file} value={file}>
                        {screenTitle(store, screen)}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
          </label>
          {target && <MoveNotes store={store} target={target} />}
          <button type="submit" className="d-button" disabled={target === undefined || isMoving}>
            {isMoving
              ? "移しています。"
              : moves.along.length > 0
                ? `${moves.along.length + 1}問をこの画面に移す`
                : "この画面に移す"}
          </button>
        </>
      )}
      <NotThere store={store} targets={moves.targets.filter((one) => !isOffered(one))} />
    </form>
  )
})

const isOffered = ({ obstacles }: MoveTarget<PointerEdit>): boolean => obstacles.length === 0

/** Where the question can go, as the documents are now; undefined until the server has said it. */
function useMoves(store: DeskStore, { file, pointer }: Place): Moves | undefined {
  const [known, setKnown] = useState<Known>()
  // What is asked or written otherwise by now is told anew.
  const { fields, tree } = store
  useEffect(() => {
    let isCurrent = true
    void askMoves(store, { file, pointer }).then((moves) => {
      if (isCurrent && moves) setKnown({ moves, fields, tree })
    })
    return () => {
      isCurrent = false
    }
  }, [store, file, pointer, fields, tree])
  return known?.moves
}

interface Known extends Pick<DeskStore, "fields" | "tree"> {
  readonly moves: Moves
}

async function askMoves(store: DeskStore, { file, pointer }: Place): Promise<Moves | undefined> {
  const asked = `questions/moves?${new URLSearchParams({ file, pointer }).toString()}`
  const answer = await store.api.get(asked).catch(() => undefined)
  return answer?.status === 200 ? (answer.body as Moves) : undefined
}

/** As the documents are by then: what was offered may be in somebody's way since. */
async function moveTo(store: DeskStore, place: Place, file: string): Promise<void> {
  const moves = await askMoves(store, place)
  const target = moves?.uses.length === 0 ? moves.targets.find((one) => one.file === file) : undefined
  const added = target?.edits.findLast(
    (edit) => edit.op === "insert" && isSameQuestion(edit.value, store.valueAt(place)),
  )
  if (target === undefined || added === undefined) {
    runInAction(() => {
      store.history.refusal =
        moves === undefined
          ? "サーバーにつながらないため、できませんでした。つながってから、もう一度お試しください。"
          : "ほかの変更のため、この画面へは移せなくなりました。画面を確かめてください。"
    })
    return
  }
  if (!(await store.edit(target.edits))) return
  store.openScreen(target.screen)
  store.select({ file: added.file, pointer: added.pointer })
}

/** What customers read, or the name of the answer. */
function labelAt(store: DeskStore, place: Place): string {
  const question = store.valueAt(place)
  const { label, field } = isFields(question) ? question : ({} as Fields)
  return String(label ?? field)
}

const isSameQuestion = (one: unknown, other: unknown): boolean =>
  isFields(one) && isFields(other) && one["field"] === other["field"]
