import { observer } from "mobx-react-lite"
import { proposedName } from "../../domain/documentNames"
import { EffectWords, looksOtherwise } from "../changes/EffectWords"
import { SeePictures } from "../pictures/SeePictures"
import type { ReleaseDesk } from "./ReleaseDesk"

interface EffectProps {
  readonly desk: ReleaseDesk
  /** Of the proposal. */
  readonly id: number
}

/** What a proposal does to customers who have what is live: whoever agrees to it agrees to this. */
export const ProposalEffect = observer(function ProposalEffect({ desk, id }: EffectProps) {
  const effect = desk.effects.get(id)
  const live = desk.live?.present
  if (effect === undefined) return null
  return (
    <section className="d-effect" aria-label="お客さまに起きること" aria-busy={effect === "asking"}>
      <h5 className="d-effect__title">お客さまに起きること</h5>
      {effect === "asking" ? (
        <p role="status">すべての画面とケースを、変更の前と後で通しています…</p>
      ) : effect === "untold" ? (
        <p role="status">
          調べられませんでした。
          <button type="button" className="d-link" onClick={() => void desk.readEffect(id)}>
            もう一度調べる
          </button>
        </p>
      ) : (
        <>
          <EffectWords effect={effect.effect} />
          {live !== undefined && looksOtherwise(effect.effect) && (
            <SeePictures
              store={desk.store}
              sides={{ before: live, after: proposedName({ release: live, proposal: id }) }}
              screens={effect.effect.screens.map((screen) => screen.id)}
            />
          )}
        </>
      )}
    </section>
  )
})
