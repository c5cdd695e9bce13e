import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import type { DeskStore } from "../DeskStore"
import { beganName, editedName } from "../../domain/documentNames"
import { SeePictures } from "../pictures/SeePictures"
import { EffectWords, looksOtherwise } from "./EffectWords"

const sinceStart = { before: beganName, after: editedName }

/** What customers meet otherwise: screens, and the cases of every flow walked before and after the change. */
export const EffectPart = observer(function EffectPart({ store }: { readonly store: DeskStore }) {
  const { changes, effect } = store
  useEffect(() => void store.askEffect(), [store, changes])
  if (changes.length === 0) return null
  return (
    <section className="d-effect" aria-label="この変更で何が変わるか" aria-busy={effect === "asking"}>
      <h3 className="d-effect__title">この変更で何が変わるか</h3>
      {effect === "asking" || effect === undefined ? (
        <p role="status">すべての画面とケースを、変更の前と後で通しています。30秒ほどかかることがあります…</p>
      ) : effect === "untold" ? (
        <p role="status">
          調べられませんでした。誤りのある画面を直してから、もう一度お試しください。
          <button type="button" className="d-link" onClick={() => void store.askEffect()}>
            もう一度調べる
          </button>
        </p>
      ) : (
        <>
          <EffectWords effect={effect} />
          {looksOtherwise(effect) && (
            <SeePictures store={store} sides={sinceStart} screens={effect.screens.map(({ id }) => id)} />
          )}
        </>
      )}
    </section>
  )
})
