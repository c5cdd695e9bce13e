import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import type { DeskStore } from "../DeskStore"
import { callEndName } from "../../sentences"
import { Choice } from "../parts/Choice"
import { CopyLink } from "../parts/CopyLink"
import { LabelledInput } from "../parts/LabelledInput"
import { Awaited, lazily } from "../parts/lazily"
import { firstLook, frameHeights } from "../../domain/look"
import { LookTools } from "./LookTools"
import { stateAddress } from "./stateAddress"
import { useFit } from "./useFit"
import { useStatePage } from "./useStatePage"
import { usePreviewMessages } from "./usePreviewMessages"

const Went = lazily(async () => (await import("./Went")).Went)
const PlannedAt = lazily(async () => (await import("./PlannedAt")).PlannedAt)

/** The screen itself, drawn by the app's own renderer in one of its states. */
export const Preview = observer(function Preview({
  store,
  isUsed = false,
  documents = "workshop",
}: {
  readonly store: DeskStore
  /** A release, or `workshop` for what is edited: always the same of one preview. */
  readonly documents?: string
  /** A click into the picture does at first what customers do. */
  readonly isUsed?: boolean
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [look, setLook] = useState(firstLook)
  const [at, setAt] = useState("")
  const { textSize } = look
  const width = Number(look.width)
  const height = frameHeights[look.width]
  const { place, fit } = useFit(width)
  const [isChoosing, setChoosing] = useState(!isUsed)
  const [went, setWent] = useState<string>()
  const { screen, sample } = store
  const { played } = store.picture
  const address =
    screen && sample !== undefined
      ? stateAddress({ screen: screen.id, sample, look, at, played, documents })
      : undefined
  const statePage = useStatePage(frame, address)

  usePreviewMessages(frame, { store, isChoosing, onWent: setWent })

  useEffect(() => setWent(undefined), [address])
  useEffect(() => frame.current?.closest(".d-preview__place")?.scrollTo(0, 0), [screen?.id])
  const enlarge = () => {
    const root = frame.current?.contentDocument?.documentElement
    if (root) root.style.fontSize = textSize === "100" ? "" : `${textSize}%`
  }
  useEffect(enlarge)

  if (!screen) return <section className="d-pane" />
  return (
    <section className="d-pane d-preview" aria-label="見え方">
      <div className="d-preview__tools">
        <label className="d-labelled">
          状態
          <select className="d-input" value={sample} onChange={(event) => store.showSample(event.target.value)}>
            {screen.samples.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <LookTools look={look} onChange={setLook} />
        <LabelledInput label="日時（空なら見本のもの）" type="datetime-local" value={at} onChange={setAt} />
        <Choice
          label="押すと"
          value={isChoosing ? "choose" : "use"}
          values={["choose", "use"]}
          names={{ choose: "部品を選ぶ", use: "画面を使う" }}
          onChange={(value) => setChoosing(value === "choose")}
        />
        {address !== undefined && <CopyLink address={address} />}
      </div>
      <div className="d-preview__said" role="status">
        {(screen.isBroken || screen.errors > 0) && (
          <p className="d-preview__broken">
            {screen.isBroken ? "誤りがあるため、見え方を出せません。" : "誤りがあるため、最後に正しかった見え方です。"}
            <button type="button" className="d-link" onClick={() => store.show("problems")}>
              誤りを見る
            </button>
          </p>
        )}
        {played && (
          <p>
            通信の終わり方を変えて表示しています：{callEndName(played.end) ?? played.end}
            <button type="button" className="d-link" onClick={() => store.picture.play(undefined)}>
              元の状態に戻す
            </button>
          </p>
        )}
        {at !== "" && (
          <Awaited>
            <PlannedAt store={store} at={at} documents={documents} />
          </Awaited>
        )}
        {went !== undefined && (
          <Awaited>
            <Went to={went} />
          </Awaited>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls is reached by keyboard */}
      <div ref={place} className="d-preview__place" tabIndex={0} role="group" aria-label="画面の絵">
        <div className="d-preview__glass" style={{ width: width * fit, height: height * fit }}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page, whose state and text size are set from here */}
          <iframe
            ref={frame}
            className="d-preview__frame"
            title={`${screen.title}の見え方`}
            src={statePage.src}
            style={{ width, height, scale: String(fit) }}
            onLoad={() => {
              enlarge()
              statePage.show()
            }}
          />
        </div>
      </div>
    </section>
  )
})
