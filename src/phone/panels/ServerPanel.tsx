import { useEffect, useState } from "react"
import { sandbox, type FixtureChoice } from "../sandbox"
import type { ScreenEntry } from "../useScreens"
import type { Phone } from "../usePhone"
import { useConnected } from "../useConnected"
import { usePolled } from "../usePolled"
import { PanelGroup } from "./PanelGroup"
import { Banks } from "./Banks"
import { Faults } from "./Faults"
import { Screening } from "./Screening"
import { submitted } from "../submitted"

interface ServerPanelProps {
  readonly phone: Pick<Phone, "fixture" | "enterFixture">
  readonly screens: readonly ScreenEntry[]
}

export function ServerPanel({ phone, screens }: ServerPanelProps) {
  return (
    <>
      <Fixtures phone={phone} />
      <Faults calls={new Map(screens.flatMap(({ calls }) => calls.map(({ id, codes }) => [id, codes])))} />
      <Clock key={phone.fixture} />
      <Banks key={`banks-${phone.fixture}`} />
      <Screening key={`screening-${phone.fixture}`} />
    </>
  )
}

/** A world is a fixed starting position; entering one begins with fresh data and its customer. */
function Fixtures({ phone }: Pick<ServerPanelProps, "phone">) {
  const [worlds, setWorlds] = useState<readonly FixtureChoice[]>([])
  const [search, setSearch] = useState("")
  const current = worlds.find(({ name }) => name === phone.fixture)
  const found = worlds.filter(({ name, title }) =>
    `${title} ${name}`.toLowerCase().includes(search.toLowerCase().trim()),
  )
  const isConnected = useConnected()
  useEffect(() => {
    if (isConnected) sandbox.worlds().then(setWorlds, () => undefined)
  }, [isConnected])
  return (
    <PanelGroup title="世界（お客さまとデータ）">
      {current && <p className="p-hint">いま：{current.title}</p>}
      <input
        className="p-input"
        type="search"
        aria-label="世界をさがす"
        placeholder="世界をさがす"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div className="p-worlds">
        {found.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            className="p-entry"
            aria-pressed={name === phone.fixture}
            onClick={() => void phone.enterFixture(name)}
          >
            <span className="p-entry__title">{title}</span>
            <span className="p-entry__path">{name}</span>
          </button>
        ))}
      </div>
      <p className="p-hint">選ぶと、データを最初の状態に戻してから開きます。</p>
    </PanelGroup>
  )
}

const polledMs = 2_000

function Clock() {
  const [turned, setTurned] = useState(0)
  const clock = usePolled(sandbox.clock, polledMs)
  const turn = async (form: FormData) => {
    await sandbox.turnClock(`${String(form.get("now"))}:00+09:00`)
    setTurned(turned + 1)
  }
  return (
    <PanelGroup title="時計（日本時間）">
      <p className="p-now">
        {clock
          ? new Date(clock.now).toLocaleString("ja-JP", {
              timeZone: "Asia/Tokyo",
              dateStyle: "full",
              timeStyle: "short",
            })
          : "―"}
      </p>
      <form className="p-form" onSubmit={submitted((form) => void turn(form))}>
        <label className="p-line">
          <span className="p-line__label">日時</span>
          <input
            className="p-input"
            type="datetime-local"
            name="now"
            required
            disabled={clock === undefined}
            defaultValue={clock?.now.slice(0, 16)}
            key={clock ? turned : "unknown"}
          />
        </label>
        <div className="p-actions">
          <button type="submit" className="p-button" data-main>
            時計を動かす
          </button>
          <button
            type="button"
            className="p-button"
            onClick={() => void sandbox.followClock().then(() => setTurned(turned + 1))}
          >
            現在に戻す
          </button>
        </div>
      </form>
    </PanelGroup>
  )
}
