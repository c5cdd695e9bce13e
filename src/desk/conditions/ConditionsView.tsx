import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { DeskStore } from "../DeskStore"
import { Choice } from "../parts/Choice"
import { FirstOf } from "../parts/FirstOf"
import { createSearch } from "../parts/matches"
import { SearchBox } from "../parts/SearchBox"
import { ConditionDetail } from "./ConditionDetail"
import { type SaidCondition, useSaidConditions } from "./useSaidConditions"

/** Conditions: those that have a name, or all of them, each with its table and where it is used. */
export const ConditionsView = observer(function ConditionsView({ store }: { readonly store: DeskStore }) {
  const [search, setSearch] = useState("")
  const [which, setWhich] = useState<"named" | "all">("named")
  const said = useSaidConditions(store)
  const fits = createSearch(search)
  const listed = said.filter(({ isNamed, searched }) => (which === "all" || isNamed) && fits(searched))
  const chosen = store.conditions.find(
    ({ file, pointer }) =>
      store.selected?.file === file &&
      (store.selected.pointer === pointer || store.selected.pointer.startsWith(`${pointer}/`)),
  )
  return (
    <div className="d-conditions">
      <section className="d-pane d-list" aria-label="条件の一覧">
        <SearchBox label="条件をさがす" value={search} onChange={setSearch} />
        <div className="d-conditions__which">
          <Choice
            label="見る条件"
            value={which}
            values={["named", "all"]}
            names={{ named: "名前のある条件", all: "すべて" }}
            onChange={setWhich}
          />
          <span className="d-count">{listed.length}</span>
        </div>
        {listed.length === 0 && <p className="d-empty">「{search}」に合う条件はありません。</p>}
        <ul>
          <FirstOf of={`${which} ${search}`} items={listed} keyOf={keyOf}>
            {({ written, title, sentence }) => (
              <li className="d-conditions__one">
                <button
                  type="button"
                  className="d-list__item"
                  aria-current={written === chosen ? "true" : undefined}
                  onClick={() => store.select({ file: written.file, pointer: written.pointer })}
                >
                  <span className="d-list__title">{title}</span>
                  <span className="d-conditions__sentence">{sentence}</span>
                </button>
              </li>
            )}
          </FirstOf>
        </ul>
      </section>
      {chosen ? (
        <ConditionDetail key={`${chosen.file}#${chosen.pointer}`} store={store} written={chosen} />
      ) : (
        <section className="d-page">
          <p className="d-empty">条件を選ぶと、ここで内容を変え、答えごとの結果と使われている所を確かめられます。</p>
        </section>
      )}
    </div>
  )
})

const keyOf = ({ written: { file, pointer } }: SaidCondition) => `${file}#${pointer}`
