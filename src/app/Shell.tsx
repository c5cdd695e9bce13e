import { observer } from "mobx-react-lite"
import { useAppParts } from "./AppParts"
import { Loader } from "./Loader"
import { Overlays } from "./overlays/Overlays"

/** What lies around every screen. */
export const Shell = observer(function Shell() {
  const { services, host, overlays, state } = useAppParts()
  const { interface: texts } = host.app
  return (
    <>
      <p className="k-hidden-text" aria-live="polite">
        {state.announcement}
      </p>
      {state.isClosed && <output className="k-closed">{texts["closed"]}</output>}
      {state.problems.length > 0 && <Problems lines={state.problems} />}
      <Loader calls={services.runningCalls} texts={texts} />
      <Overlays store={overlays} />
    </>
  )
})

/** Development only: what is wrong with the documents, above the last good screen. */
function Problems({ lines }: { readonly lines: readonly string[] }) {
  return (
    <aside className="k-problems" aria-live="polite">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </aside>
  )
}
