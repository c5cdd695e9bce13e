import { useEffect } from "react"
import { useAppContext } from "./AppContext"
import { showGeneralError } from "./overlays/showGeneralError"

/** When nothing else can be drawn: the general error, and where the host does not close, one sentence and a way out. */
export function FatalErrorPage({ error }: { readonly error: unknown }) {
  const app = useAppContext()
  const { services, host, navigator } = app
  useEffect(() => {
    services.report({ code: "nothing-drawn", at: "app", detail: error instanceof Error ? error.name : "unknown" })
    void showGeneralError(app)
  }, [services, error, app])
  const { interface: texts } = host.app
  return (
    <main className="k-body k-last-page" role="alert">
      <h1>{texts["broken-block"]}</h1>
      <button type="button" className="k-button" data-style="primary" onClick={() => void navigator.close()}>
        <span className="k-button__label">{texts["close"]}</span>
      </button>
    </main>
  )
}
