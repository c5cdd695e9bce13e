import { observer } from "mobx-react-lite"
import type { PointerEdit } from "../../../renderer/editing"
import type { WrittenChange } from "../../domain/workshop"
import type { DeskStore } from "../DeskStore"
import { propertyName } from "../names/properties"
import { groupBy } from "../parts/groupBy"

/** What is different from when the workshop was opened, each with the way back. */
export const ChangesView = observer(function ChangesView({ store }: { readonly store: DeskStore }) {
  const { changes } = store
  const groups = groupBy(changes, ({ file }) => file)
  return (
    <section className="d-page" aria-label="変更">
      <header className="d-page__head">
        <h2 className="d-page__title">変更</h2>
        <p className="d-page__note">
          {changes.length === 0
            ? "起動してから変わった所はありません。"
            : `起動してから${changes.length}か所が変わりました。変更はファイルに保存済みです。`}
        </p>
      </header>
      {[...groups].map(([file, found]) => (
        <section key={file} className="d-page__group">
          <h3 className="d-page__heading">{file}</h3>
          {found.map((change) => (
            <ChangeCard key={change.pointer} store={store} change={change} />
          ))}
        </section>
      ))}
    </section>
  )
})

const ChangeCard = observer(function ChangeCard({
  store,
  change,
}: {
  readonly store: DeskStore
  readonly change: WrittenChange
}) {
  const { file, pointer, before, after } = change
  return (
    <article className="d-change">
      <p className="d-change__place">{nameOf(pointer)}</p>
      <div className="d-change__sides">
        <div>
          <h4>前</h4>
          <pre className="d-change__value">{write(before)}</pre>
        </div>
        <div>
          <h4>後</h4>
          <pre className="d-change__value" data-after>
            {write(after)}
          </pre>
        </div>
      </div>
      <div className="d-problem__tools">
        <button type="button" className="d-link" onClick={() => store.goTo({ file, pointer })}>
          ここを開く
        </button>
        {pointer !== "" && (
          <button type="button" className="d-link" onClick={() => void store.edit([wayBack(change)])}>
            前に戻す
          </button>
        )}
      </div>
    </article>
  )
})

/** The property by its name, with the place for those who know the file. */
function nameOf(pointer: string): string {
  if (pointer === "") return "ファイル全体"
  const last = pointer.split("/").findLast((segment) => !/^\d+$/.test(segment)) ?? ""
  return `${propertyName(last)}  ${pointer}`
}

const write = (value: unknown): string =>
  value === undefined ? "（なし）" : typeof value === "string" ? value : JSON.stringify(value, null, 2)

const wayBack = ({ file, pointer, before, after }: WrittenChange): PointerEdit =>
  (before === undefined
    ? { file, pointer, op: "remove", seen: after }
    : { file, pointer, op: "set", value: before, ...(after === undefined ? {} : { seen: after }) }) as PointerEdit
