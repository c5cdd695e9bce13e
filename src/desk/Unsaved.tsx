import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import type { DeskStore } from "./DeskStore"
import { lazily } from "./parts/lazily"

// The names of places are more than the first picture waits for.
const Clash = lazily(async () => (await import("./Clash")).Clash)

/** What is not in the files: typed without a server or for what is gone, or written differently by two people. */
export const Unsaved = observer(function Unsaved({ store }: { readonly store: DeskStore }) {
  const { clash, waiting, isBlocked, lost } = store.history
  const count = waiting.length
  return (
    <>
      {lost.length > 0 && (
        <p className="d-said__line d-said__line--lost">
          {lost.join("\n")}
          <button type="button" className="d-link" onClick={() => store.history.forgetLost()}>
            閉じる
          </button>
        </p>
      )}
      {count > 0 && (
        <p className="d-said__line">
          まだ保存していない変更が{count}件あります。
          {!isBlocked && "サーバーにつながると、そのまま保存します。"}
          <button type="button" className="d-link" onClick={() => void store.history.sendWaiting()}>
            いま保存する
          </button>
        </p>
      )}
      {clash && (
        <Suspense fallback={null}>
          <Clash store={store} clash={clash} />
        </Suspense>
      )}
    </>
  )
})
