import { observer } from "mobx-react-lite"
import { Suspense, useState } from "react"
import type { ListedScreen } from "../../domain/workshop"
import type { DeskStore } from "../DeskStore"
import { areaName } from "../../sentences"
import { besideTitle } from "../names/besideTitle"
import { matches } from "../parts/matches"
import { SearchBox } from "../parts/SearchBox"
import { groupBy } from "../../domain/groupBy"
import { lazily } from "../parts/lazily"

const NewScreen = lazily(async () => (await import("./NewScreen")).NewScreen)

/** All screens by business area, with a search. */
export const ScreenList = observer(function ScreenList({ store }: { readonly store: DeskStore }) {
  const [search, setSearch] = useState("")
  const [isAdding, setAdding] = useState(false)
  const found = store.tree.screens.filter(({ id, title }) => matches(search, id, title))
  const groups = groupBy(found, ({ file }) => file.split("/")[0] ?? "")
  return (
    <nav className="d-pane d-list" aria-label="画面の一覧">
      <SearchBox label="画面をさがす" value={search} onChange={setSearch} />
      <button type="button" className="d-link" onClick={() => setAdding(true)}>
        ＋ 新しい画面
      </button>
      {found.length === 0 && (
        <p className="d-empty" role="status">
          {search === "" ? "画面を読み込んでいます。" : `「${search}」に合う画面はありません。`}
        </p>
      )}
      {[...groups].map(([folder, screens]) => (
        <section key={folder} className="d-list__group">
          <h2 className="d-list__heading">{areaName(folder)}</h2>
          <ul>
            {screens.map((screen) => (
              <li key={screen.id}>
                <ScreenButton store={store} screen={screen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isAdding && (
        <Suspense fallback={null}>
          <NewScreen store={store} onClose={() => setAdding(false)} onSearch={setSearch} />
        </Suspense>
      )}
    </nav>
  )
})

const ScreenButton = observer(function ScreenButton({
  store,
  screen,
}: {
  readonly store: DeskStore
  readonly screen: ListedScreen
}) {
  const { id, title, errors, warnings, isBroken } = screen
  const beside = besideTitle(screen, store.tree.screens)
  return (
    <button
      type="button"
      className="d-list__item"
      title={id}
      aria-current={store.screenId === id ? "true" : undefined}
      onClick={() => store.openScreen(id)}
    >
      <span className="d-list__title">{title}</span>
      {beside !== undefined && <span className="d-list__id">{beside}</span>}
      {(errors > 0 || isBroken) && <span className="d-count" data-bad>{`誤り ${Math.max(errors, 1)}`}</span>}
      {errors === 0 && warnings > 0 && <span className="d-count">{`注意 ${warnings}`}</span>}
    </button>
  )
})
