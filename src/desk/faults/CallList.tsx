import { observer } from "mobx-react-lite"
import { useState } from "react"
import { clientName } from "../../sentences"
import { besideTitle } from "../names/besideTitle"
import { groupBy } from "../../domain/groupBy"
import { matches } from "../parts/matches"
import { SearchBox } from "../parts/SearchBox"
import type { FaultsProps } from "./faultsProps"

/** All calls by who answers them, with a search. */
export const CallList = observer(function CallList({ store, faults }: FaultsProps) {
  const [search, setSearch] = useState("")
  const found = faults.calls.filter(({ id, title, codes }) => matches(search, id, title, ...Object.keys(codes)))
  const groups = groupBy(found, ({ client }) => client)
  return (
    <nav className="d-pane d-list" aria-label="通信の一覧">
      <SearchBox label="通信やコードをさがす" value={search} onChange={setSearch} />
      {found.length === 0 && search !== "" && <p className="d-empty">「{search}」に合う通信はありません。</p>}
      {[...groups].map(([client, calls]) => (
        <section key={client} className="d-list__group">
          <h2 className="d-list__heading">{clientName(client)}</h2>
          <ul>
            {calls.map(({ id, title, effect }) => {
              const beside = besideTitle({ id, title }, faults.calls)
              return (
                <li key={id}>
                  <button
                    type="button"
                    className="d-list__item"
                    title={id}
                    aria-current={store.callId === id ? "true" : undefined}
                    onClick={() => void faults.open(id)}
                  >
                    <span className="d-list__title">{title}</span>
                    {beside !== undefined && <span className="d-list__id">{beside}</span>}
                    {effect === "write" && <span className="d-count">変更する</span>}
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </nav>
  )
})
