import { observer } from "mobx-react-lite"
import { Suspense, useId } from "react"
import type { SaidChange } from "../../sentences"
import type { DeskStore } from "../DeskStore"
import { groupBy } from "../../domain/groupBy"
import { lazily } from "../parts/lazily"
import { useReleaseDesk } from "../releases/useReleaseDesk"
import { ChangeWords } from "./ChangeWords"
import { EffectPart } from "./EffectPart"
import { isNewScreen, takeBackScreen } from "./takeBackScreen"

const ProposeForm = lazily(async () => (await import("../releases/ProposeForm")).ProposeForm)

/** What is different from when the workshop was opened, in sentences, each with the way back. */
export const ChangesView = observer(function ChangesView({ store }: { readonly store: DeskStore }) {
  const { changes } = store
  const desk = useReleaseDesk(store)
  const { changed, proposed } = desk.proposals
  /** What is different from the start of the server may have been published since. */
  const isLive = (file: string) => desk.listing !== undefined && !changed.includes(file)
  const groups = [...groupBy(changes, ({ file }) => file)]
  const [waiting, own] = [true, false].map((is) => groups.filter(([file]) => proposed.includes(file) === is))
  return (
    <section className="d-page" aria-label="変更">
      <header className="d-page__head">
        <h2 className="d-page__title">変更</h2>
        <p className="d-page__note">
          {changes.length === 0
            ? "変えた所はありません。"
            : `${changes.length}か所を変えました。${
                groups.every(([file]) => isLive(file))
                  ? "すべて、お客さまに公開中のものと同じです。"
                  : "保存済みですが、お客さまには、公開するまで届きません。"
              }`}
        </p>
      </header>
      <EffectPart store={store} />
      {changes.length > 0 && proposed.length > 0 && (
        <p className="d-page__note">
          提案済みの変更も含みます。提案ごとに何が変わるかは、「公開」のそれぞれの提案で見られます。
        </p>
      )}
      <Suspense fallback={null}>
        <ProposeForm store={store} />
      </Suspense>
      <ChangedFiles store={store} groups={own ?? []} isLive={isLive} />
      {waiting !== undefined && waiting.length > 0 && (
        <details className="d-page__group">
          <summary>提案済みの変更（{waiting.length}件のファイル）</summary>
          <ChangedFiles store={store} groups={waiting} isLive={isLive} />
        </details>
      )}
    </section>
  )
})

interface ChangedFilesProps {
  readonly store: DeskStore
  readonly groups: readonly (readonly [file: string, changes: readonly SaidChange[]])[]
  /** Whether customers have a file as it is. */
  readonly isLive: (file: string) => boolean
}

const ChangedFiles = observer(function ChangedFiles({ store, groups, isLive }: ChangedFilesProps) {
  return groups.map(([file, found]) => (
    <section key={file} className="d-page__group">
      <h3 className="d-page__heading">
        {store.nameOf(file)}
        {isLive(file) && "（お客さまに公開中）"}
      </h3>
      {found.map((change, index) => (
        <ChangeCard key={`${index} ${change.says}`} store={store} change={change} />
      ))}
    </section>
  ))
})

const ChangeCard = observer(function ChangeCard({
  store,
  change,
}: {
  readonly store: DeskStore
  readonly change: SaidChange
}) {
  const { file, pointer, back } = change
  const id = useId()
  return (
    <article className="d-change">
      <div id={id}>
        <ChangeWords change={change} />
      </div>
      <div className="d-problem__tools">
        {pointer !== undefined && (
          <button type="button" className="d-link" aria-describedby={id} onClick={() => store.goTo({ file, pointer })}>
            ここを開く
          </button>
        )}
        {(back.length > 0 || isNewScreen(change)) && (
          <button
            type="button"
            className="d-link"
            aria-describedby={id}
            onClick={() => void (back.length > 0 ? store.edit(back) : takeBackScreen(store, change))}
          >
            前に戻す
          </button>
        )}
      </div>
    </article>
  )
})
