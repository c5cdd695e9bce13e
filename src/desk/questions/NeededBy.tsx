import { observer } from "mobx-react-lite"
import type { DeskStore, Place } from "../DeskStore"
import { placeName } from "../names/placeName"

interface NeededByProps {
  readonly store: DeskStore
  readonly uses: readonly Place[]
}

/** Where the answer to a question is needed that somebody wants to take out: that has to be changed first. */
export const NeededBy = observer(function NeededBy({ store, uses }: NeededByProps) {
  return (
    <div role="status" className="d-question__needed">
      {uses.length > 0 && (
        <>
          <p className="d-field__wrong">
            この質問の答えは、次の所で使われているため、まだ削除できません。先にそちらを変えてください。
          </p>
          <ul>
            {uses.map((use) => (
              <li key={`${use.file}#${use.pointer}`}>
                <button type="button" className="d-link" onClick={() => store.goTo(use)}>
                  {placeName(store, use)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
})
