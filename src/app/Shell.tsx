import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useAppContext } from "./AppContext"
import { Loader } from "./Loader"
import { Overlays } from "./overlays/Overlays"
import { keepFocus } from "./page/keepFocus"

/** What lies around every screen. */
export const Shell = observer(function Shell() {
  const { services, host, navigator, overlays, state, reload } = useAppContext()
  const { interface: texts } = host.app
  useEffect(() => keepFocus(document.body), [])
  return (
    <>
      <p className="k-hidden-text" aria-live="polite">
        {state.announcement}
      </p>
      {state.isClosed && <output className="k-closed">{texts["closed"]}</output>}
      {!state.isSignedOut && !state.isClosed && (
        <Loader calls={services.runningCalls} texts={texts} onReload={reload} onClose={() => void navigator.close()} />
      )}
      <Overlays store={overlays} />
    </>
  )
})
