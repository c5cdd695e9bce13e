import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import type { DeskStore } from "../DeskStore"
import { areaName } from "../../sentences"
import { matches } from "./matches"

interface Found {
  readonly key: string
  readonly kind: string
  readonly label: string
  readonly detail: string
  readonly open: () => void
}

const most = 30

/** Finds screens and sentences from the keyboard. */
export const Finder = observer(function Finder({
  store,
  onClose,
}: {
  readonly store: DeskStore
  readonly onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [search, setSearch] = useState("")
  const [chosen, setChosen] = useState(0)
  useEffect(() => {
    dialog.current?.showModal()
    void store.readTexts()
  }, [store])
  const found = find(store, search)
  const open = (one: Found | undefined) => {
    if (!one) return
    one.open()
    onClose()
  }
  const press = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === "ArrowDown") setChosen(Math.min(chosen + 1, found.length - 1))
    else if (event.key === "ArrowUp") setChosen(Math.max(chosen - 1, 0))
    else if (event.key === "Enter") open(found[chosen])
    // A search field would only be emptied.
    else if (event.key === "Escape") onClose()
    else return
    event.preventDefault()
  }
  return (
    <dialog ref={dialog} className="d-finder" aria-label="さがす" onClose={onClose}>
      <input
        className="d-input"
        type="search"
        placeholder="画面の名前、文章"
        aria-label="画面の名前、文章"
        role="combobox"
        aria-expanded="true"
        aria-controls="finder-list"
        aria-activedescendant={found[chosen] ? `finder-${chosen}` : undefined}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value)
          setChosen(0)
        }}
        onKeyDown={press}
      />
      <div className="d-finder__list" id="finder-list" role="listbox" aria-label="見つかったもの">
        {found.map((one, index) => (
          <div
            key={one.key}
            id={`finder-${index}`}
            role="option"
            aria-selected={index === chosen}
            className="d-finder__one"
            ref={(element) => {
              if (index === chosen) element?.scrollIntoView({ block: "nearest" })
            }}
            onPointerDown={() => open(one)}
          >
            <span className="d-finder__kind">{one.kind}</span>
            <span className="d-finder__label">{one.label}</span>
            <span className="d-finder__detail">{one.detail}</span>
          </div>
        ))}
      </div>
      {search !== "" && found.length === 0 && <p className="d-empty">「{search}」は見つかりませんでした。</p>}
    </dialog>
  )
})

function find(store: DeskStore, search: string): readonly Found[] {
  const screens = store.tree.screens
    .filter(({ id, title }) => matches(search, id, title))
    .map(({ id, title }): Found => ({
      key: id,
      kind: "画面",
      label: title,
      detail: id,
      open: () => store.openScreen(id),
    }))
  const texts =
    search === ""
      ? []
      : store.texts
          .filter(({ text }) => matches(search, text))
          .map(({ file, pointer, text }): Found => ({
            key: `${file}#${pointer}`,
            kind: "文章",
            label: text,
            detail: file,
            open: () => store.goTo({ file, pointer }),
          }))
  const flows = store.tree.documents
    .filter(({ kind, id, file }) => kind === "flow" && matches(search, id, "流れ", areaName(file.split("/")[0] ?? "")))
    .map(({ id, file }): Found => ({
      key: file,
      kind: "流れ",
      label: areaName(file.split("/")[0] ?? ""),
      detail: id,
      open: () => store.openFlow(id),
    }))
  return [...screens, ...flows, ...texts].slice(0, most)
}
