import { useEffect, useRef, useState, type RefObject } from "react"
import { type ReadingChoices, sandbox } from "../sandbox"
import { SheetButton, Sheet } from "../device/Sheet"
import { useCardReading, type ReadingRequest } from "./useCardReading"
import type { Phone, Surface } from "../usePhone"
import { submitted } from "../submitted"

interface CardReaderProps {
  readonly phone: Phone
  readonly surface: Extract<Surface, { kind: "card" }>
  readonly frame: RefObject<HTMLIFrameElement | null>
}

/** The reader of cards, which lies above the webview until it has read one. */
export function CardReader(props: CardReaderProps) {
  const { phone, surface } = props
  const choices = useChoices(surface.sessionId)
  const { phase, read } = useCardReading(props)
  if (choices === undefined) return null
  if (choices === "missing" || phase === "refused") {
    return (
      <Sheet
        icon="nfc"
        title="カードを読み取れません"
        text={
          phase === "refused"
            ? "この読み取りは終わっています。アプリで、もう一度はじめてください。"
            : "この環境では、カードの読み取りを試せません。"
        }
      >
        <SheetButton label="アプリに戻る" isMain onChoose={phone.dismiss} />
      </Sheet>
    )
  }
  return phase === "choosing" ? <ReadingForm choices={choices} onRead={read} /> : <Scanner phase={phase} />
}

function useChoices(sessionId: string): ReadingChoices | "missing" | undefined {
  const [choices, setChoices] = useState<ReadingChoices | "missing">()
  useEffect(() => {
    let isShown = true
    sandbox.describeReading(sessionId).then(
      (found) => isShown && setChoices(found),
      () => isShown && setChoices("missing"),
    )
    return () => {
      isShown = false
    }
  }, [sessionId])
  return choices
}

const cards: Readonly<Record<string, string>> = {
  JPKI: "マイナンバーカード（署名用電子証明書）",
  MYNUMBER_CARD_IC: "マイナンバーカードのICチップとお顔",
  DRIVER_LICENSE: "運転免許証のICチップとお顔",
  RESIDENCE_CARD: "在留カード",
  SPECIAL_PERMANENT_RESIDENCE_CERTIFICATE: "特別永住者証明書",
}

const resultGroups: readonly (readonly [group: string, label: string])[] = [
  ["SUCCEEDED", "成功"],
  ["READ_ERROR", "読み取りの失敗"],
  ["REJECTED", "読み取れても確認できない"],
]

const returns = [
  ["back", "アプリに戻る"],
  ["killed", "アプリが終了している（結果は届く）"],
  ["killed-early", "アプリが終了している（読み取りは途中）"],
] as const

const delays = [
  [0, "すぐに届く"],
  [5, "5秒後に届く"],
  [90, "90秒後に届く"],
] as const

/** Whose card, and what comes of it: what a person would do with a card and a phone. */
function ReadingForm({
  choices,
  onRead,
}: {
  readonly choices: ReadingChoices
  readonly onRead: (wish: ReadingRequest) => void
}) {
  const [person, setPerson] = useState(choices.person)
  const card = cards[choices.purpose === "PRIMARY" ? (choices.method ?? "") : (choices.documentType ?? "")] ?? "カード"
  const submit = (form: FormData) => {
    const result = String(form.get("result"))
    onRead({
      person,
      result,
      isRead: choices.results.find(({ id }) => id === result)?.group !== "READ_ERROR",
      afterSeconds: Number(form.get("delay")),
      afterwards: String(form.get("way")) as ReadingRequest["afterwards"],
    })
  }
  const cancel = () => onRead({ person, result: "CANCELLED", afterSeconds: 0, isRead: false, afterwards: "back" })
  return (
    <Sheet icon="nfc" title="カードを読み取ります" text={card}>
      <form className="p-reader" onSubmit={submitted(submit)}>
        <label className="p-reader__line">
          <span>カードの持ち主</span>
          <select className="p-input" value={person} onChange={(event) => setPerson(event.currentTarget.value)}>
            {choices.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <small>{choices.people.find(({ id }) => id === person)?.note}</small>
        </label>
        <label className="p-reader__line">
          <span>読み取りの結果</span>
          <select className="p-input" name="result" defaultValue="SUCCEEDED">
            {resultGroups.map(([group, label]) => (
              <optgroup key={group} label={label}>
                {choices.results
                  .filter((result) => result.group === group)
                  .map(({ id, label: text }) => (
                    <option key={id} value={id}>
                      {text}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
        <div className="p-reader__pair">
          <Select name="delay" label="サーバーへの結果" choices={delays} />
          <Select name="way" label="読み取りのあと" choices={returns} />
        </div>
        <div className="k-buttons">
          <button type="submit" className="k-button" data-style="primary">
            読み取る
          </button>
          <SheetButton label="キャンセルする" onChoose={cancel} />
        </div>
      </form>
    </Sheet>
  )
}

interface SelectProps {
  readonly name: string
  readonly label: string
  readonly choices: readonly (readonly [value: string | number, text: string])[]
}

function Select({ name, label, choices }: SelectProps) {
  return (
    <label className="p-reader__line">
      <span>{label}</span>
      <select className="p-input" name={name}>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

const phaseTexts = {
  reading: { title: "読み取り中", text: "カードを動かさずにお待ちください" },
  read: { title: "読み取りを終えました", text: "アプリに戻ります" },
  failed: { title: "読み取れませんでした", text: "アプリに戻ります" },
} as const

/** A card slides under a phone; the ring closes while it is read. */
function Scanner({ phase }: { readonly phase: keyof typeof phaseTexts }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { title, text } = phaseTexts[phase]
  return (
    <div className="p-cover">
      <dialog open className="p-sheet p-scanner" aria-label="カードの読み取り" data-phase={phase}>
        <svg className="p-scanner__picture" viewBox="0 0 160 160" aria-hidden="true">
          <circle className="p-scanner__track" cx="80" cy="80" r="72" />
          <circle className="p-scanner__ring" cx="80" cy="80" r="72" pathLength="1" />
          <g className="p-scanner__card">
            <rect x="38" y="84" width="84" height="52" rx="6" />
            <rect className="p-scanner__chip" x="50" y="98" width="16" height="13" rx="2.5" />
            <path d="M50 122h34M50 128h22" />
          </g>
          <g className="p-scanner__phone">
            <rect x="58" y="30" width="44" height="76" rx="8" />
            <path d="M74 38h12" />
          </g>
          {phase === "read" && <path className="p-scanner__mark" pathLength="1" d="m67 68 10 10 18-20" />}
          {phase === "failed" && <path className="p-scanner__mark" pathLength="1" d="M80 54v16M80 80v.5" />}
        </svg>
        <h2 className="p-sheet__title" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <p className="p-sheet__text" role="status">
          {text}
        </p>
      </dialog>
    </div>
  )
}
