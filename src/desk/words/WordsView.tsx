import { observer } from "mobx-react-lite"
import { useCallback, useMemo, useState } from "react"
import type { PointerEdit } from "../../../renderer/editing"
import type { WrittenText } from "../../domain/workshop"
import type { DeskStore } from "../DeskStore"
import { areaName } from "../../sentences"
import { screenOf } from "../names/screenOf"
import { Preview } from "../screen/Preview"
import { FirstOf } from "../parts/FirstOf"
import { createSearch, normal } from "../parts/matches"
import { over, typedProps, useTyped } from "../fields/useTyped"
import { lookAt } from "./lookAt"

/** Every sentence that customers may read, with a search, and replacing in many places at once. */
export const WordsView = observer(function WordsView({ store }: { readonly store: DeskStore }) {
  const [search, setSearch] = useState("")
  const [next, setNext] = useState("")
  const [isBusy, setBusy] = useState(false)
  const { texts } = store
  const searched = useMemo(() => texts.map(({ text, file }) => normal(`${text} ${file}`)), [texts])
  const fits = createSearch(search)
  const found = texts.filter((_, index) => fits(searched[index] ?? ""))
  const hits = search === "" ? [] : found.filter(({ text }) => text.includes(search))
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const isReplacing = hits.length > 0 && next !== "" && next !== search
  const ticked = hits.filter((text) => !kept.has(keyOf(text)))
  const tick = useCallback(
    (text: WrittenText) =>
      setKept((before) => {
        const after = new Set(before)
        if (!after.delete(keyOf(text))) after.add(keyOf(text))
        return after
      }),
    [],
  )
  return (
    <div className="d-texts">
      <section className="d-page" aria-label="ことば">
        <header className="d-page__head">
          <h2 className="d-page__title">ことば</h2>
          <p className="d-page__note" role="status">
            {search === "" ? `${texts.length}件` : `${texts.length}件のうち${found.length}件`}
          </p>
        </header>
        <div className="d-words__tools">
          <label className="d-labelled">
            さがす
            <input
              className="d-input"
              type="search"
              value={search}
              onChange={(event) => {
                setSearch(event.target.value)
                setKept(new Set())
              }}
            />
          </label>
          <label className="d-labelled">
            置きかえる文
            <input className="d-input" value={next} onChange={(event) => setNext(event.target.value)} />
          </label>
          <button
            type="button"
            className="d-button"
            disabled={!isReplacing || ticked.length === 0 || isBusy}
            onClick={() => {
              setBusy(true)
              void store.edit(ticked.map((text) => replacing(text, search, next))).finally(() => setBusy(false))
            }}
          >
            {isBusy ? "置きかえています" : `${ticked.length}か所を置きかえる`}
          </button>
        </div>
        {found.length === 0 && texts.length > 0 && <p className="d-empty">「{search}」を含む文はありません。</p>}
        <ul className="d-words">
          <FirstOf of={search} items={found} keyOf={keyOf}>
            {(text) => (
              <Word
                store={store}
                text={text}
                replaced={isReplacing && text.text.includes(search) ? text.text.replaceAll(search, next) : undefined}
                isTicked={!kept.has(keyOf(text))}
                onTick={tick}
              />
            )}
          </FirstOf>
        </ul>
      </section>
      {store.selected && screenOf(store, store.selected) ? (
        <Preview store={store} />
      ) : (
        <section className="d-pane" aria-label="見え方">
          <p className="d-empty">
            {store.selected
              ? "いくつかの画面で使われる文です。左の名前を押すと、書かれている所を開きます。"
              : "文を選ぶと、その文のある画面がここに出ます。"}
          </p>
        </section>
      )}
    </div>
  )
})

const keyOf = ({ file, pointer }: WrittenText): string => `${file}#${pointer}`

const replacing = ({ file, pointer, text }: WrittenText, search: string, next: string): PointerEdit => ({
  file,
  pointer,
  op: "set",
  value: text.replaceAll(search, next),
  seen: text,
})

interface WordProps {
  readonly store: DeskStore
  readonly text: WrittenText
  /** What it would say. */
  readonly replaced: string | undefined
  readonly isTicked: boolean
  onTick(text: WrittenText): void
}

const Word = observer(function Word({ store, text, replaced, isTicked, onTick }: WordProps) {
  const { file, pointer } = text
  const isChosen = store.selected?.file === file && store.selected.pointer === pointer
  const typed = useTyped(text.text, {
    save: (newest) => store.setNewest({ file, pointer }, () => over(newest())),
    letGo: store.history.letGo,
  })
  const screen = store.tree.screens.find((one) => one.file === file)
  return (
    <li className="d-word" data-chosen={isChosen || undefined}>
      <button type="button" className="d-link d-word__place" onClick={() => store.goTo(text)}>
        {screen?.title ?? areaName(file.split("/")[0] ?? "")}
        <span>{store.nameOf(file)}</span>
      </button>
      <textarea
        className="d-input d-field__text"
        rows={1}
        aria-label={`${store.nameOf(file)}の文`}
        {...typedProps(typed)}
        onFocus={() => lookAt(store, { file, pointer })}
      />
      {replaced !== undefined && (
        <label className="d-word__replaced">
          <input type="checkbox" checked={isTicked} onChange={() => onTick(text)} />
          {replaced}
        </label>
      )}
    </li>
  )
})
