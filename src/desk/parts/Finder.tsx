import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import type { Found } from "./listEverything"
import type { Searchable } from "./Searchable"

/** Finds screens, sentences, flows, questions, calls, codes, conditions and people from the keyboard. */
export const Finder = observer(function Finder({
  searchable,
  onClose,
}: {
  /** Undefined until it is loaded; letters may be typed meanwhile. */
  readonly searchable: Searchable | undefined
  readonly onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [search, setSearch] = useState("")
  const [chosen, setChosen] = useState(0)
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => void searchable?.read(), [searchable])
  const isRead = (searchable?.everything.length ?? 0) > 0
  const found = searchable?.find(search) ?? []
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
    else if (event.key === "Escape") dialog.current?.close()
    else return
    event.preventDefault()
  }
  return (
    <dialog ref={dialog} className="d-finder" aria-label="さがす" onClose={onClose}>
      <input
        className="d-input"
        type="search"
        placeholder="画面、文章、質問、通信、コード、条件、人"
        aria-label="画面、文章、質問、通信、コード、条件、人"
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
      <p className="d-empty" role="status">
        {search !== "" && isRead && found.length === 0
          ? `「${search}」は見つかりませんでした。`
          : "F6：となりの区画へ　Shift+F6：前の区画へ"}
      </p>
    </dialog>
  )
})
