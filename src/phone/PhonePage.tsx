import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent } from "react"
import { replayPath } from "../domain/replayPath"
import type { Detour } from "../domain/detours"
import { sayMove } from "../sentences"
import { PhoneIcon } from "./PhoneIcon"
import { Device } from "./device/Device"
import { DevicePanel } from "./panels/DevicePanel"
import { LogPanel } from "./panels/LogPanel"
import { MailPanel } from "./panels/MailPanel"
import { ScreensPanel } from "./panels/ScreensPanel"
import { ServerPanel } from "./panels/ServerPanel"
import { ReplayPanel } from "./replay/ReplayPanel"
import { ReportPanel } from "./replay/ReportPanel"
import { type Playing, usePlaying } from "./replay/usePlaying"
import { useRecording } from "./replay/useRecording"
import { sandbox } from "./sandbox"
import { emptyPath, usePhone } from "./usePhone"
import { usePolled } from "./usePolled"
import { AddressBar } from "./AddressBar"
import { useConnected } from "./useConnected"
import { useDetours, useFrameAddress } from "./useFramePage"
import { useScreens } from "./useScreens"
import { useWent } from "./useWent"

const tabs = [
  { id: "screens", label: "画面", icon: "list" },
  { id: "device", label: "端末", icon: "smartphone" },
  { id: "server", label: "サーバー", icon: "settings" },
  { id: "mail", label: "メール", icon: "mail" },
  { id: "why", label: "なぜ", icon: "help" },
  { id: "log", label: "記録", icon: "history" },
  { id: "report", label: "不具合", icon: "error" },
  { id: "replay", label: "再現", icon: "refresh" },
] as const

// What judges conditions is more than the phone itself.
const WhyPanel = lazy(async () => ({ default: (await import("./panels/WhyPanel")).WhyPanel }))

const mailboxMs = 2_000

type TabId = (typeof tabs)[number]["id"]

/** The page at `/` under `npm start`: the app on a drawn phone, and everything that a host can do to it. */
export function PhonePage() {
  const isReplay = location.pathname === replayPath
  const own = usePhone(isReplay)
  const screens = useScreens()
  const frame = useRef<HTMLIFrameElement>(null)
  const device = useRef<HTMLDivElement>(null)
  const letters = usePolled(sandbox.outbox, mailboxMs) ?? []
  const [tab, setTab] = useState<TabId>(isReplay ? "replay" : "screens")
  const acting = useRef<Playing>(undefined)
  const isPlaying = () => acting.current?.player.isActing === true
  const recorded = useRecording({ phone: own, frame, device, isReplay, isPlaying })
  const { phone, recorder } = recorded
  const playing = usePlaying({ phone: own, frame, device, recorder, hash: isReplay ? location.hash : undefined })
  useEffect(() => {
    acting.current = typeof playing === "object" ? playing : undefined
  })
  const address = useFrameAddress(frame) ?? phone.path
  const detours = useDetours(frame)
  const [read, setRead] = useState(0)
  const seen = tab === "mail" ? letters.length : Math.min(read, letters.length)
  if (seen !== read) setRead(seen)
  const went = useWent(frame)
  const titleAt = (place: string) => screens.find(({ id, paths }) => id === place || paths.includes(place))?.title
  const titleOf = (id: string) => screens.find((screen) => screen.id === id)?.title ?? id

  return (
    <div className="p-page">
      <header className="p-head">
        <h1 className="p-head__title">端末シミュレーター</h1>
        <AddressBar path={address === emptyPath ? "" : address} onOpen={phone.open} />
        <p className="p-head__went" role="status">
          <Lost />
          {went !== undefined && `お客さまは、ここから${sayMove(went, titleAt)}。状態の画面なので、移りません。`}
          {went === undefined && sayTurnedAway(detours, titleAt)}
        </p>
      </header>
      <main className="p-main">
        <Device phone={own} frame={frame} device={device} onPage={recorded.onPage} />
        <section className="p-panel" aria-label="操作パネル">
          <TabList current={tab} unread={letters.length - seen} isReplay={isReplay} onChoose={setTab} />
          <div className="p-panel__body" role="tabpanel" id="panel" aria-labelledby={`tab-${tab}`} tabIndex={-1}>
            {tab === "screens" && <ScreensPanel phone={phone} screens={screens} />}
            {tab === "device" && <DevicePanel phone={phone} />}
            {tab === "server" && <ServerPanel phone={phone} screens={screens} />}
            {tab === "mail" && <MailPanel letters={letters} frame={frame} />}
            {tab === "why" && (
              <Suspense fallback={<p className="p-hint">読み込んでいます</p>}>
                <WhyPanel frame={frame} detours={detours} titleAt={titleAt} />
              </Suspense>
            )}
            {tab === "log" && <LogPanel phone={phone} />}
            {tab === "report" && <ReportPanel recorded={recorded} frame={frame} titleOf={titleOf} />}
            {tab === "replay" && <ReplayPanel playing={playing} titleOf={titleOf} />}
          </div>
        </section>
      </main>
    </div>
  )
}

/** That a screen of its own was opened, and another one came. */
function sayTurnedAway([first]: readonly Detour[], titleAt: (path: string) => string | undefined): string {
  const title = titleAt(first?.asked.split(/[?#]/)[0] ?? "")
  return title === undefined ? "" : `「${title}」は開けず、別の画面になりました。理由は「なぜ」にあります。`
}

/** Without a server nothing that is pressed here does anything. */
const Lost = () =>
  useConnected()
    ? null
    : "サーバーにつながりません。npm start が動いているかを確かめてください。つながると、そのまま続けられます。"

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

interface TabsProps {
  readonly current: TabId
  /** Mails that nobody has looked at: one that comes in is seen from every other panel. */
  readonly unread: number
  readonly isReplay: boolean
  readonly onChoose: (id: TabId) => void
}

function TabList({ current, unread, isReplay, onChoose }: TabsProps) {
  const shown = tabs.filter(({ id }) => id !== "replay" || isReplay)
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    const at = shown.findIndex(({ id }) => id === current)
    const next = shown[(at + step + shown.length) % shown.length]
    if (!next) return
    onChoose(next.id)
    document.getElementById(`tab-${next.id}`)?.focus()
  }
  return (
    <div className="p-tabs" role="tablist" tabIndex={-1} aria-label="操作の種類" onKeyDown={handleKey}>
      {shown.map(({ id, label, icon }) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          className="p-tabs__tab"
          aria-selected={id === current}
          aria-controls="panel"
          tabIndex={id === current ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          <PhoneIcon name={icon} />
          {label}
          {id === "mail" && unread > 0 && <span className="p-tabs__count">{unread}</span>}
        </button>
      ))}
    </div>
  )
}
