import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { PointerEdit } from "../../../renderer/editing"
import type { WrittenText } from "../../domain/workshop"
import type { DeskStore } from "../DeskStore"
import { areaName } from "../../sentences"
import { matches } from "../parts/matches"
import { useTyped } from "../fields/useTyped"

/** Every sentence that customers may read, with a search, and replacing in many places at once. */
export const WordsView = observer(function WordsView({ store }: { readonly store: DeskStore }) {
  const [search, setSearch] = useState("")
  const [next, setNext] = useState("")
  const found = store.texts.filter(({ text, file }) => matches(search, text, file))
  const hits = search === "" ? [] : found.filter(({ text }) => text.includes(search))
  return (
    <section className="d-page" aria-label="ことば">
      <header className="d-page__head">
        <h2 className="d-page__title">ことば</h2>
        <p className="d-page__note" role="status">
          {search === "" ? `${store.texts.length}件` : `${store.texts.length}件のうち${found.length}件`}
        </p>
      </header>
      <div className="d-words__tools">
        <label className="d-labelled">
          さがす
          <input className="d-input" type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
        <label className="d-labelled">
          置きかえる文
          <input className="d-input" value={next} onChange={(event) => setNext(event.target.value)} />
        </label>
        <button
          type="button"
          className="d-button"
          disabled={hits.length === 0 || next === "" || next === search}
          onClick={() => void store.edit(hits.map((text) => replacing(text, search, next)))}
        >
          {hits.length}か所を置きかえる
        </button>
      </div>
      {found.length === 0 && store.texts.length > 0 && <p className="d-empty">「{search}」を含む文はありません。</p>}
      <ul className="d-words">
        {found.map((text) => (
          <Word key={`${text.file}#${text.pointer}`} store={store} text={text} />
        ))}
      </ul>
    </section>
  )
})

const replacing = ({ file, pointer, text }: WrittenText, search: string, next: string): PointerEdit => ({
  file,
  pointer,
  op: "set",
  value: text.replaceAll(search, next),
  seen: text,
})

const Word = observer(function Word({ store, text }: { readonly store: DeskStore; readonly text: WrittenText }) {
  const { file, pointer } = text
  const typed = useTyped(text.text, {
    save: (newest) => store.setNewest({ file, pointer }, () => ({ value: newest() })),
    letGo: store.history.letGo,
  })
  const screen = store.tree.screens.find((one) => one.file === file)
  return (
    <li className="d-word">
      <button type="button" className="d-link d-word__place" onClick={() => store.goTo(text)}>
        {screen?.title ?? areaName(file.split("/")[0] ?? "")}
        <span>{file.split("/").at(-1)}</span>
      </button>
      <textarea
        className="d-input d-field__text"
        rows={1}
        aria-label={`${screen?.title ?? file}の文`}
        value={typed.text}
        onChange={(event) => {
          const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
          typed.type(event.target.value, isComposing)
        }}
        onCompositionEnd={(event) => typed.type(event.currentTarget.value)}
        onBlur={typed.leave}
      />
    </li>
  )
})
