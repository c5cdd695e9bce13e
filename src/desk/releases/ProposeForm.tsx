import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import type { DeskStore } from "../DeskStore"
import { LabelledInput } from "../parts/LabelledInput"
import { useDraft } from "../parts/useDraft"
import { GoingAlong } from "./GoingAlong"
import { useReleaseDesk } from "./useReleaseDesk"
import { Who } from "./Who"
import "./releases.css"

/** Hands what customers do not have yet to a second person: which documents, what and why. */
export const ProposeForm = observer(function ProposeForm({ store }: { readonly store: DeskStore }) {
  const desk = useReleaseDesk(store)
  const { changed, proposed } = desk.proposals
  /** What was chosen otherwise than it is offered: what nobody has proposed yet. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const [title, setTitle] = useDraft(store, "proposal title", "")
  const [reason, setReason] = useDraft(store, "proposal reason", "")
  const isChosen = (path: string) => turned.has(path) === proposed.includes(path)
  const chosen = changed.filter(isChosen)
  /** Without these it was refused. */
  const missing = desk.alongside.filter((path) => changed.includes(path) && !isChosen(path))
  useEffect(() => desk.forgetLast(), [desk])
  const unwritten = store.problems.filter(({ rule, file }) => rule === "text-unwritten" && chosen.includes(file))
  if (!desk.isThere) return null
  const toggle = (path: string) => {
    const next = new Set(turned)
    if (!next.delete(path)) next.add(path)
    setTurned(next)
  }
  const choose = (paths: readonly string[]) => {
    const others = [...turned].filter((path) => !paths.includes(path))
    setTurned(new Set([...others, ...paths.filter((path) => proposed.includes(path))]))
  }
  return (
    <section className="d-page__group d-proposal" aria-labelledby="propose">
      <h3 id="propose" className="d-release__heading">
        お客さまに出す提案
      </h3>
      <Who desk={desk} />
      {changed.length === 0 ? (
        <p className="d-empty">保存したものは、お客さまに公開中のものと同じです。</p>
      ) : !desk.can("edit") ? (
        <p className="d-empty">
          公開中のものと違うファイルが{changed.length}件あります。提案できるのは「編集」の役割の人です。
        </p>
      ) : (
        <form
          className="d-release__form"
          aria-label="提案"
          onSubmit={(event) => {
            event.preventDefault()
            void desk.propose(chosen, { title, reason }).then((isDone) => {
              if (!isDone) return
              setTurned(new Set())
              setTitle(() => "")
              setReason(() => "")
              store.show("releases")
            })
          }}
        >
          <fieldset className="d-release__files">
            <legend>公開中のものと違うファイル</legend>
            {changed.map((path) => (
              <label key={path} className="d-flag">
                <input type="checkbox" checked={isChosen(path)} onChange={() => toggle(path)} />
                {store.nameOf(path)}
                {proposed.includes(path) && "（提案済み）"}
              </label>
            ))}
          </fieldset>
          <GoingAlong desk={desk} paths={chosen} />
          {unwritten.length > 0 && (
            <p className="d-field__wrong">
              まだ書かれていない文章が{unwritten.length}か所あるため、提案できません。
              <button type="button" className="d-link" onClick={() => store.show("problems")}>
                問題を見る
              </button>
            </p>
          )}
          {missing.length > 0 && (
            <p className="d-field__wrong">
              {missing.map((path) => store.nameOf(path)).join("、")}
              の変更もいっしょに出すと、提案できます。ほかの提案に入っていても、かまいません。
              <button type="button" className="d-link" onClick={() => choose(missing)}>
                いっしょに選ぶ
              </button>
            </p>
          )}
          {chosen.length > 0 && title.trim() === "" && (
            <p className="d-field__note">「何を変えたか」を入力すると、提案できます。</p>
          )}
          <LabelledInput label="何を変えたか" isWide value={title} onChange={(next) => setTitle(() => next)} />
          <LabelledInput label="なぜ変えるか" isWide value={reason} onChange={(next) => setReason(() => next)} />
          <button
            type="submit"
            className="d-button d-button--main"
            disabled={chosen.length === 0 || unwritten.length > 0 || title.trim() === "" || desk.isBusy}
          >
            {chosen.length}件を提案する
          </button>
        </form>
      )}
    </section>
  )
})
