import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useState } from "react"
import { deskAddress } from "../deskAddress"
import { DeskStore } from "../DeskStore"
import { isFields } from "../json"
import { Preview } from "../screen/Preview"
import { WhyScreen } from "../screen/WhyScreen"
import { pastApi } from "./pastApi"
import { screenAt } from "./screenAt"

interface ReportedScreenProps {
  readonly store: DeskStore
  /** Undefined for what is edited. */
  readonly release: string | undefined
  readonly address: string
  /** What is asked about it. */
  readonly children: ReactNode
}

/** A screen of a release: always the same release of one of these. */
export const ReportedScreen = observer(function ReportedScreen({
  store,
  release,
  address,
  children,
}: ReportedScreenProps) {
  const [shown] = useState(() => new DeskStore(release === undefined ? store.api : pastApi(store.api, release)))
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const opening = shown.open()
    void opening.then(() => setOpen(true))
    return () => void opening.then((stop) => stop())
  }, [shown])
  const routes = shown.document("app.json")?.["routes"]
  const id = screenAt(
    address,
    routes,
    shown.tree.screens.map((screen) => screen.id),
  )
  useEffect(() => {
    if (isOpen && id !== undefined) shown.choose(id)
  }, [shown, isOpen, id])
  const isFound = isOpen && id !== undefined && shown.screenId === id
  return (
    <>
      <section className="d-pane d-reported__asked" aria-label="お客さまの画面">
        {children}
        <datalist id="reported-screens">
          {Object.keys(isFields(routes) ? routes : {}).map((path) => (
            <option key={path} value={path}>
              {path}
            </option>
          ))}
        </datalist>
        <p className="d-reported__said" role="status">
          {!isOpen
            ? "この版の文書を読み込んでいます。"
            : address === ""
              ? "お客さまが開いていた画面のアドレスを入れると、その版の、そのままの画面が右に出ます。"
              : id === undefined
                ? "この版に、このアドレスの画面はありません。"
                : `「${shown.screen?.title ?? id}」を表示しています。状態を選び、部品を押すと、なぜ出ているかがここに出ます。`}
        </p>
        {isFound && <WhyScreen store={shown} hrefOf={deskAddress} />}
      </section>
      {isFound ? (
        <Preview store={shown} documents={release ?? "workshop"} />
      ) : (
        <section className="d-pane" aria-label="見え方">
          <p className="d-empty">画面のアドレスを入れてください。</p>
        </section>
      )}
    </>
  )
})
