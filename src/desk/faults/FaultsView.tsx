import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Preview } from "../screen/Preview"
import { CallDetail } from "./CallDetail"
import { CallList } from "./CallList"
import type { FaultsProps } from "./faultsProps"

/** Calls and how they end: what follows, who says so, and how it looks on the screen that makes the call. */
export const FaultsView = observer(function FaultsView({ store, faults }: FaultsProps) {
  const { problems } = store
  useEffect(() => void faults.read(), [faults, problems])
  const { call, use } = faults
  return (
    <div className="d-faults">
      <CallList store={store} faults={faults} />
      {call ? (
        <CallDetail key={call.id} store={store} faults={faults} call={call} />
      ) : (
        <section className="d-pane" aria-label="通信の終わり方">
          <p className="d-empty">{faults.calls.length === 0 ? "通信はありません。" : "通信を選んでください。"}</p>
        </section>
      )}
      {use && faults.screenOf(use) ? (
        <Preview store={store} isUsed />
      ) : (
        <section className="d-pane" aria-label="見え方">
          <p className="d-empty">
            {use
              ? "この通信は、いくつかの画面が分け合う部品が行います。見え方は、その部品を使う画面で確かめられます。"
              : "この通信は、画面ではなくアプリが行います。"}
          </p>
        </section>
      )}
    </div>
  )
})
