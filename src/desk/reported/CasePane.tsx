import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useState } from "react"
import type { CaseLine, CustomerCase } from "../../domain/cases"
import { refusalSentence } from "../../domain/releaseSentences"
import type { DeskStore } from "../DeskStore"
import { LabelledInput } from "../parts/LabelledInput"
import { toMoment } from "../parts/times"
import { useReleaseDesk } from "../releases/useReleaseDesk"
import { Who } from "../releases/Who"
import { CaseWay } from "./CaseWay"

interface CasePaneProps {
  readonly store: DeskStore
  /** Opens a screen as the customer has it. */
  readonly onSee: (release: string, screen: string) => void
  readonly children: ReactNode
}

/** An application that a customer speaks of: found by its number, and shown without anything that says who the customer is. */
export const CasePane = observer(function CasePane({ store, onSee, children }: CasePaneProps) {
  const desk = useReleaseDesk(store)
  const mayLook = desk.can("cases")
  const lines = useCaseLines(store, mayLook)
  const [asked, setAsked] = useState("")
  const [reason, setReason] = useState("")
  const [shown, setShown] = useState<CustomerCase>()
  const [said, setSaid] = useState("")
  const look = async () => {
    setSaid("読み込んでいます。")
    const answer = await store.api.post("cases/look", { application: asked, reason }).catch(() => undefined)
    const isShown = answer?.status === 201
    if (isShown) setShown(answer.body as CustomerCase)
    setSaid(isShown ? "" : sayRefusal(answer?.body))
  }
  return (
    <>
      <section className="d-pane d-reported__asked" aria-label="お客さまの申込み">
        {children}
        <Who desk={desk} />
        {!mayLook && (
          <p className="d-reported__said">申込みの内容を見られるのは、「対応」の役割でサインインした人だけです。</p>
        )}
        {mayLook && (
          <form
            className="d-reported__form"
            onSubmit={(event) => {
              event.preventDefault()
              void look()
            }}
          >
            <LabelledInput label="申込番号か受付番号" value={asked} onChange={setAsked} />
            <LabelledInput label="見る理由（お名前などは書かないでください）" value={reason} onChange={setReason} />
            <p className="d-reported__said">見たことは、理由と一緒に「記録」に残ります。</p>
            <button type="submit" className="d-button" disabled={asked.trim() === "" || reason.trim() === ""}>
              申込みを見る
            </button>
            <p role="status">{said}</p>
          </form>
        )}
        {mayLook && <Lines lines={lines} chosen={asked} onChoose={setAsked} />}
      </section>
      {shown ? (
        <CaseWay key={`${shown.id} ${shown.release}`} store={store} shown={shown} onSee={onSee} />
      ) : (
        <section className="d-pane" aria-label="申込みの道すじ">
          <p className="d-empty">申込みを選ぶと、通った画面と通らなかった画面、その理由がここに出ます。</p>
        </section>
      )}
    </>
  )
})

const sayRefusal = (body: unknown): string =>
  body === undefined
    ? "サーバーにつながらないため、読み込めませんでした。もう一度試してください。"
    : refusalSentence(body as { readonly kind: string })

function useCaseLines({ api }: DeskStore, mayLook: boolean): readonly CaseLine[] {
  const [lines, setLines] = useState<readonly CaseLine[]>([])
  useEffect(() => {
    let isShown = true
    if (mayLook)
      void api
        .get("cases")
        .then(({ status, body }) => {
          if (isShown && status === 201) setLines((body as { readonly cases: readonly CaseLine[] }).cases)
        })
        .catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [api, mayLook])
  return lines
}

interface LinesProps {
  readonly lines: readonly CaseLine[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** The newest applications, to choose from. */
const Lines = ({ lines, chosen, onChoose }: LinesProps) => (
  <section aria-label="新しい申込み">
    <h3 className="d-flow__heading">新しい申込み（{lines.length}）</h3>
    {lines.length === 0 && <p className="d-empty">申込みはまだありません。</p>}
    <ul>
      {lines.map(({ id, at, receipt }) => (
        <li key={id}>
          <button type="button" className="d-reported__line" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
            {toMoment(at)} 開始
            <span>{receipt === undefined ? `申込番号 ${id}` : `受付番号 ${receipt}`}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
