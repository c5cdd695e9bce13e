import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import type { PointerEdit } from "../../../renderer/editing"
import type { AskingProblem, AskingWay, AskingWays } from "../../domain/firstQuestion"
import type { DeskStore, Place } from "../DeskStore"
import { useDraft } from "../parts/useDraft"
import { emptyDraft } from "./questionDraft"
import { QuestionForm } from "./QuestionForm"
import { screenTitle } from "./screenTitle"
import "./questions.css"

interface AskFirstProps {
  readonly store: DeskStore
  /** What the form comes below: a part of the screen, or all of it. */
  readonly place: Place
}

type Ways = AskingWays<PointerEdit>
type Way = AskingWay<PointerEdit>

const draftAt = ({ file }: Place): string => `first question ${file}`

/** The first question of a screen that asks nothing: with it come the form, and what sends the answers. */
export function AskFirst({ store, place }: AskFirstProps) {
  const [isBegun] = useState(useDraft(store, draftAt(place), emptyDraft)[0] !== emptyDraft)
  const [isOpen, setOpen] = useState(isBegun)
  return (
    <details className="d-item d-question" open={isBegun} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>ここで質問を聞く</summary>
      {isOpen && <WithWays store={store} place={place} />}
    </details>
  )
}

const refusals: Readonly<Record<AskingProblem, string>> = {
  "asks-already": "この画面には、もう質問があります。質問を選ぶと、その下に加えられます。",
  shared: "この画面の中身は、ほかの画面と共通の所に書いてあるため、ここでは質問を加えられません。",
  nowhere:
    "この画面の答えを、どこへ送るかが決められません。同じ流れに、答えをまとめて送る画面がほかにないためです。送り先の通信から作ることになるので、担当のシステム部門に頼んでください。",
}

const WithWays = observer(function WithWays({ store, place }: AskFirstProps) {
  const asking = useWays(store, place)
  const [chosen, setChosen] = useState("")
  if (asking === undefined) return <p className="d-field__note">読み込んでいます。</p>
  const { ways, problem } = asking
  const way = ways.find(({ beside }) => beside === chosen) ?? ways[0]
  if (way === undefined) return problem && <p className="d-field__note">{refusals[problem]}</p>
  return (
    <>
      {ways.length > 1 && (
        <label className="d-labelled">
          答えの送り先
          <select className="d-input" value={way.beside} onChange={(event) => setChosen(event.target.value)}>
            {ways.map(({ beside }) => (
              <option key={beside} value={beside}>
                「{screenTitle(store, beside)}」と同じ
              </option>
            ))}
          </select>
        </label>
      )}
      <QuestionForm store={store} place={way.place} places={way.places} keptAs={draftAt(place)} before={way.edits}>
        <WhereSent store={store} way={way} />
      </QuestionForm>
    </>
  )
})

const WhereSent = observer(function WhereSent({ store, way }: { readonly store: DeskStore; readonly way: Way }) {
  const calls = way.places.calls.map((file) => store.nameOf(file)).join("、")
  return (
    <p className="d-field__note">
      {`答えは、「${screenTitle(store, way.beside)}」の答えと同じ${calls}で送られます。ボタンは、答えを送ってから、いまと同じ所へ進むようになります。2つ目からの質問は、この質問の下に加えられます。`}
      この答えを受け付ける準備が、サーバーにも要ります。名前とコードは、担当のシステム部門と決めてください。
    </p>
  )
})

/** As the documents are now; undefined until the server has said it. */
function useWays(store: DeskStore, { file, pointer }: Place): Ways | undefined {
  const [known, setKnown] = useState<Known>()
  const { fields, tree } = store
  useEffect(() => {
    let isCurrent = true
    const asked = `questions/first?${new URLSearchParams({ file, pointer })}`
    void store.api.get(asked).then(
      ({ status, body }) => isCurrent && status === 200 && setKnown({ ways: body as Ways, fields, tree }),
      () => undefined,
    )
    return () => void (isCurrent = false)
  }, [store, file, pointer, fields, tree])
  return known?.ways
}

interface Known extends Pick<DeskStore, "fields" | "tree"> {
  readonly ways: Ways
}
