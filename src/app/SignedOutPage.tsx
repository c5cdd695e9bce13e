import { useEffect } from "react"
import { useAppContext } from "./AppContext"
import { focusHeading } from "./page/focusHeading"

/**
 * After a log-out nothing of the customer stays drawn, whether or not the login of the host comes over the page. Visitors
 * who only looked around get back to where they were.
 */
export function SignedOutPage() {
  const { services, host, navigator } = useAppContext()
  const { interface: texts } = host.app
  useEffect(() => {
    document.title = texts["signed-out"] ?? ""
    focusHeading(document)
  }, [texts])
  return (
    <main className="k-body k-last-page" role="alert">
      <h1>{texts["signed-out"]}</h1>
      <p>{texts["signed-out-text"]}</p>
      <button type="button" className="k-button" data-style="primary" onClick={() => services.bridge.login()}>
        <span className="k-button__label">{texts["log-in"]}</span>
      </button>
      <button type="button" className="k-button" data-style="transparent" onClick={() => navigator.back()}>
        <span className="k-button__label">{texts["back"]}</span>
      </button>
    </main>
  )
}
