import { runInAction } from "mobx"
import { observer } from "mobx-react-lite"
import { type ComponentType, useEffect, useState } from "react"
import type { Me } from "../domain/proposals"
import type { DeskStore } from "./DeskStore"
import { Finder } from "./parts/Finder"
import { Awaited, lazily } from "./parts/lazily"
import { useSearchable } from "./parts/useSearchable"
import { retryWaiting } from "./retryWaiting"
import { ScreenView } from "./screen/ScreenView"
import { Unsaved } from "./Unsaved"
import { type View, views, viewsOf } from "./views"

/** What stands in each view. */
const contents: Readonly<Record<View, ComponentType<{ readonly store: DeskStore }>>> = {
  screens: ScreenView,
  words: lazily(async () => (await import("./words/WordsView")).WordsView),
  flows: lazily(async () => (await import("./flow/FlowPlace")).FlowPlace),
  conditions: lazily(async () => (await import("./conditions/ConditionsView")).ConditionsView),
  faults: lazily(async () => (await import("./faults/FaultsPlace")).FaultsPlace),
  closures: lazily(async () => (await import("./closures/ClosuresView")).ClosuresView),
  reported: lazily(async () => (await import("./reported/ReportedView")).ReportedView),
  problems: lazily(async () => (await import("./problems/ProblemsView")).ProblemsView),
  bench: lazily(async () => (await import("./bench/BenchView")).BenchView),
  changes: lazily(async () => (await import("./changes/ChangesView")).ChangesView),
  releases: lazily(async () => (await import("./releases/ReleasesView")).ReleasesView),
  audit: lazily(async () => (await import("./releases/AuditView")).AuditView),
}

const PartOfDesk = lazily(async () => (await import("./PartOfDesk")).PartOfDesk)

/** Where operations staff edit what customers see. */
export const Desk = observer(function Desk({ store }: { readonly store: DeskStore }) {
  const [isFinding, setFinding] = useState(false)
  const open = viewsOf(store.me)
  // What is searched in is not for those who see a part of the desk.
  const isWhole = open.length === views.length
  const searchable = useSearchable(store, isWhole)
  const shown = open.some(({ view }) => view === store.view) ? store.view : open[0]?.view
  const Content = shown && contents[shown]
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A word that is being composed has keys of its own.
      if (!(event.ctrlKey || event.metaKey) || event.isComposing) return
      const key = event.key.toLowerCase()
      if (key === "k" && isWhole) setFinding(true)
      else if (key === "z" && !isTyping(event.target))
        void (event.shiftKey ? store.history.redo() : store.history.undo())
      else return
      event.preventDefault()
    }
    const leave = (event: BeforeUnloadEvent) => {
      if (store.history.isUnsaved) event.preventDefault()
    }
    window.addEventListener("keydown", press)
    window.addEventListener("beforeunload", leave)
    return () => {
      window.removeEventListener("keydown", press)
      window.removeEventListener("beforeunload", leave)
    }
  }, [store, isWhole])
  useEffect(() => void readWho(store), [store])
  useEffect(() => {
    const isReachable = () =>
      store.api.get("me").then(
        () => true,
        () => false,
      )
    return retryWaiting(store.history, isReachable)
  }, [store])
  return (
    <div className="d-desk">
      <header className="d-top">
        <h1 className="d-top__title">
          編集デスク<small>{store.me?.person?.name}</small>
        </h1>
        <nav className="d-tabs" aria-label="表示の切り替え">
          {open.map(({ view, label }) => (
            <button
              key={view}
              type="button"
              className="d-tab"
              aria-current={shown === view ? "page" : undefined}
              onClick={() => store.show(view)}
            >
              {label}
              <Count store={store} view={view} />
            </button>
          ))}
        </nav>
        {isWhole && (
          <button type="button" className="d-button d-top__find" onClick={() => setFinding(true)}>
            さがす<kbd>Ctrl K</kbd>
          </button>
        )}
        {isWhole && <UndoRedo store={store} />}
      </header>
      {!isWhole && (
        <Awaited>
          <PartOfDesk store={store} />
        </Awaited>
      )}
      {shown && <Said store={store} />}
      <main className="d-main">
        <Awaited>{Content && <Content store={store} />}</Awaited>
      </main>
      {isFinding && <Finder searchable={searchable} onClose={() => setFinding(false)} />}
    </div>
  )
})

const UndoRedo = observer(function UndoRedo({ store: { history } }: { readonly store: DeskStore }) {
  return (
    <>
      <button type="button" className="d-button" aria-disabled={!history.canUndo} onClick={() => void history.undo()}>
        元に戻す
      </button>
      <button type="button" className="d-button" aria-disabled={!history.canRedo} onClick={() => void history.redo()}>
        やり直す
      </button>
    </>
  )
})

const readWho = async (store: DeskStore): Promise<void> => {
  const answer = await store.api.get("me").catch(() => undefined)
  runInAction(() => (store.me = (answer?.body as Partial<Me> | undefined) ?? {}))
}

/** In a field the browser's own undo takes letters back; a box that is ticked has none. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("textarea, input:not([type=checkbox], [type=radio])")

const Count = observer(function Count({ store, view }: { readonly store: DeskStore; readonly view: View }) {
  if (view === "problems" && store.problems.length > 0)
    return (
      <span className="d-count" data-bad={store.problems.some(({ severity }) => severity === "error") || undefined}>
        {store.problems.length}
      </span>
    )
  if (view === "changes" && store.changes.length > 0) return <span className="d-count">{store.changes.length}</span>
  return null
})

/** What people have to know at once. */
const Said = observer(function Said({ store }: { readonly store: DeskStore }) {
  return (
    <div className="d-said" role="status">
      {!store.isConnected && (
        <p className="d-said__line">サーバーにつながっていません。つながると、続きから編集できます。</p>
      )}
      {store.history.refusal !== undefined && (
        <p className="d-said__line">
          {store.history.refusal}
          <button type="button" className="d-link" onClick={() => store.history.dismissRefusal()}>
            閉じる
          </button>
        </p>
      )}
      <Unsaved store={store} />
    </div>
  )
})
