import { observer } from "mobx-react-lite"
import { type RefObject, useEffect, useState } from "react"
import "../../desk/conditions/why.css"
import { createDeskApi } from "../../desk/deskApi"
import { deskAddress } from "../../desk/deskAddress"
import { DeskStore } from "../../desk/DeskStore"
import { usePreviewMessages } from "../../desk/screen/usePreviewMessages"
import { WhyScreen } from "../../desk/screen/WhyScreen"
import type { Detour } from "../../domain/detours"
import { Detours } from "./Detours"

const taps = [
  { isChoosing: true, label: "部品を選ぶ" },
  { isChoosing: false, label: "画面を使う" },
] as const

interface WhyPanelProps {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly detours: readonly Detour[]
  /** What people call the screen at an address. */
  readonly titleAt: (path: string) => string | undefined
}

/**
 * Why this screen is on the phone where another one was opened, and why a part of it is there or not, by the values that the app
 * has at this moment.
 */
export const WhyPanel = observer(function WhyPanel({ frame, detours, titleAt }: WhyPanelProps) {
  const [store] = useState(() => new DeskStore(createDeskApi(window)))
  const [isChoosing, setChoosing] = useState(true)
  const [drawn, setDrawn] = useState<string>()
  useEffect(() => {
    const opening = store.open()
    return () => void opening.then((stop) => stop())
  }, [store])
  usePreviewMessages(frame, { store, isChoosing, onScreen: setDrawn })
  const isKnown = store.tree.screens.some(({ id }) => id === drawn)
  useEffect(() => {
    if (isKnown && drawn !== undefined && drawn !== store.screenId) store.choose(drawn)
  }, [store, isKnown, drawn])
  const { screen } = store
  const isRead = store.tree.screens.length > 0
  return (
    <>
      <div className="p-choices" role="group" aria-label="画面を押すと">
        <span className="p-hint">画面を押すと</span>
        {taps.map((one) => (
          <button
            key={one.label}
            type="button"
            className="p-chip"
            aria-pressed={one.isChoosing === isChoosing}
            onClick={() => setChoosing(one.isChoosing)}
          >
            {one.label}
          </button>
        ))}
      </div>
      <p className="p-hint" role="status">
        {!isRead && "文書を読み込んでいます。サーバーを起動したあとの初回は、時間がかかります。"}
        {isRead &&
          (drawn === undefined || !isKnown || !screen
            ? "画面が開くのを待っています"
            : `「${screen.title}」の部品を押すと、なぜ出ているかを説明します。`)}
      </p>
      <Detours store={store} detours={detours} titleAt={titleAt} />
      {screen?.id === drawn && <WhyScreen store={store} hrefOf={deskAddress} />}
    </>
  )
})
