import { observer } from "mobx-react-lite"
import { useState } from "react"
import { areaName } from "../../sentences"
import type { DeskStore } from "../DeskStore"
import { besideTitle } from "../names/besideTitle"
import { Pick } from "../parts/Pick"
import { SearchBox } from "../parts/SearchBox"
import type { BenchDesk } from "./BenchDesk"
import { isDerived } from "../../domain/bench"
import { pictureAddress } from "./pictureAddress"
import { filterWall, standingNames, type WallFilter, type WallScreen, type WallState } from "./wallStates"

interface WallProps {
  readonly store: DeskStore
  readonly desk: BenchDesk
  readonly screens: readonly WallScreen[]
  /** Somebody wants to see a change. */
  readonly onChange: (change: string) => void
}

const standings = ["all", "undrawn", "different", "added", "gone", "unsteady", "untold", "same"] as const
const standingChoices = { all: "すべて", ...standingNames }
const kinds = ["all", "written", "made"] as const
const kindNames = { all: "すべて", written: "手で書いたもの", made: "自動で作ったもの" } as const

/** Every state of every screen at once. */
export const Wall = observer(function Wall({ store, desk, screens, onChange }: WallProps) {
  const [filter, setFilter] = useState<WallFilter>({ search: "", standing: "all", kind: "all" })
  const found = filterWall(screens, filter)
  return (
    <>
      <div className="d-bench__filter">
        <SearchBox
          label="画面や状態をさがす"
          value={filter.search}
          onChange={(search) => setFilter({ ...filter, search })}
        />
        <Pick
          label="結果"
          value={filter.standing}
          values={standings}
          names={standingChoices}
          onChange={(standing) => setFilter({ ...filter, standing })}
        />
        <Pick
          label="作りかた"
          value={filter.kind}
          values={kinds}
          names={kindNames}
          onChange={(kind) => setFilter({ ...filter, kind })}
        />
        <button
          type="button"
          className="d-button"
          disabled={found.length === 0 || found.length === screens.length || desk.isRunning || !store.isConnected}
          onClick={() => void desk.start(found.map(({ id }) => id))}
        >
          この{found.length}画面だけ撮る
        </button>
      </div>
      {found.length === 0 && <p className="d-empty">当てはまる状態はありません。</p>}
      {found.map((screen) => (
        <section key={screen.id} className="d-wall__screen" aria-label={screen.title}>
          <h3 className="d-wall__title">
            {screen.title}
            <span className="d-wall__area">
              {[areaName(screen.file.split("/")[0] ?? ""), besideTitle(screen, screens)].filter(Boolean).join("　")}
            </span>
          </h3>
          <ul className="d-wall__states">
            {screen.states.map((state) => (
              <li key={state.sample}>
                <Tile
                  state={state}
                  onOpen={() =>
                    state.drawn?.change === undefined
                      ? store.openScreen(screen.id, state.sample)
                      : onChange(state.drawn.change)
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
})

interface TileProps {
  readonly state: WallState
  readonly onOpen: () => void
}

function Tile({ state: { sample, name, standing, drawn }, onOpen }: TileProps) {
  const picture = drawn?.after ?? drawn?.before
  const face = (
    <>
      <span className="d-tile__place">
        {picture !== undefined && <img src={pictureAddress(picture)} alt="" loading="lazy" decoding="async" />}
      </span>
      <span className="d-tile__name">{name}</span>
      <span className="d-tile__standing">{standingNames[standing]}</span>
    </>
  )
  // What nobody has written cannot be opened where it is edited.
  if (isDerived(sample) && drawn?.change === undefined && picture !== undefined)
    return (
      <a className="d-tile" data-standing={standing} href={pictureAddress(picture)} target="_blank" rel="noreferrer">
        {face}
      </a>
    )
  return (
    <button type="button" className="d-tile" data-standing={standing} onClick={onOpen}>
      {face}
    </button>
  )
}
