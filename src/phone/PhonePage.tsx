import { lazy, Suspense, useRef, useState, type KeyboardEvent } from "react"
import { PhoneIcon } from "./PhoneIcon"
import { Device } from "./device/Device"
import { DevicePanel } from "./panels/DevicePanel"
import { LogPanel } from "./panels/LogPanel"
import { MailPanel } from "./panels/MailPanel"
import { ScreensPanel } from "./panels/ScreensPanel"
import { ServerPanel } from "./panels/ServerPanel"
import { sandbox } from "./sandbox"
import { usePhone } from "./usePhone"
import { usePolled } from "./usePolled"
import { useScreens } from "./useScreens"

const tabs = [
  { id: "screens", label: "画面", icon: "list" },
  { id: "device", label: "端末", icon: "smartphone" },
  { id: "server", label: "サーバー", icon: "settings" },
  { id: "mail", label: "メール", icon: "mail" },
  { id: "why", label: "なぜ", icon: "help" },
  { id: "log", label: "記録", icon: "history" },
] as const

// What judges conditions is more than the phone itself.
const WhyPanel = lazy(async () => ({ default: (await import("./panels/WhyPanel")).WhyPanel }))

const mailboxMs = 2_000

type TabId = (typeof tabs)[number]["id"]

/** The page at `/` under `npm start`: the app on a drawn phone, and everything that a host can do to it. */
export function PhonePage() {
  const phone = usePhone()
  const screens = useScreens()
  const frame = useRef<HTMLIFrameElement>(null)
  const letters = usePolled(sandbox.outbox, mailboxMs) ?? []
  const [tab, setTab] = useState<TabId>("screens")

  return (
    <div className="p-page">
      <header className="p-head">
        <h1 className="p-head__title">端末シミュレーター</h1>
        <AddressBar path={phone.path} onOpen={phone.open} />
      </header>
      <main className="p-main">
        <Device phone={phone} frame={frame} />
        <section className="p-panel" aria-label="操作パネル">
          <TabList current={tab} letters={letters.length} onChoose={setTab} />
          <div className="p-panel__body" role="tabpanel" id="panel" aria-labelledby={`tab-${tab}`} tabIndex={-1}>
            {tab === "screens" && <ScreensPanel phone={phone} screens={screens} />}
            {tab === "device" && <DevicePanel phone={phone} />}
            {tab === "server" && <ServerPanel phone={phone} screens={screens} />}
            {tab === "mail" && <MailPanel letters={letters} frame={frame} />}
            {tab === "why" && (
              <Suspense fallback={<p className="p-hint">読み込んでいます</p>}>
                <WhyPanel frame={frame} />
              </Suspense>
            )}
            {tab === "log" && <LogPanel phone={phone} />}
          </div>
        </section>
      </main>
    </div>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

interface TabsProps {
  readonly current: TabId
  /** How many are in the mailbox: a mail that comes in is seen from every other panel. */
  readonly letters: number
  readonly onChoose: (id: TabId) => void
}

function TabList({ current, letters, onChoose }: TabsProps) {
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    const at = tabs.findIndex(({ id }) => id === current)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    onChoose(next.id)
    document.getElementById(`tab-${next.id}`)?.focus()
  }
  return (
    <div className="p-tabs" role="tablist" tabIndex={-1} aria-label="操作の種類" onKeyDown={handleKey}>
      {tabs.map(({ id, label, icon }) => (
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
          {id === "mail" && letters > 0 && <span className="p-tabs__count">{letters}</span>}
        </button>
      ))}
    </div>
  )
}

/** Opens any address of the app, as a notification or a banner would. */
function AddressBar({ path, onOpen }: { readonly path: string; readonly onOpen: (path: string) => void }) {
  return (
    <form
      key={path}
      className="p-address"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get("path")
        if (typeof typed === "string" && typed.startsWith("/")) onOpen(typed)
      }}
    >
      <label className="k-hidden-text" htmlFor="path">
        アドレス
      </label>
      <input
        id="path"
        name="path"
        className="p-input"
        defaultValue={path}
        pattern="/.*"
        spellCheck="false"
        autoComplete="off"
      />
      <button type="submit" className="p-button">
        開く
      </button>
    </form>
  )
}
