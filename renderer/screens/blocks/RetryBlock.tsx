import { observer } from "mobx-react-lite"
import { loadEntry } from "../data/loadEntry"
import { useScreen } from "../ScreenContext"

/** Stands in place of a body whose data did not come: says so, and requests them again. */
export const RetryBlock = observer(function RetryBlock({ data }: { readonly data: readonly string[] }) {
  const runtime = useScreen()
  const { screen } = runtime
  const { app, drawText: words = String } = screen.host
  const retry = () => {
    screen.track({ key: "retry", action: "tap" })
    for (const name of data) void loadEntry(name, runtime)
  }
  return (
    <div className="k-retry">
      <p role="alert">{words(app.interface["retry-text"] ?? "")}</p>
      <button type="button" className="k-button" data-style="secondary" onClick={retry}>
        {app.interface["retry"]}
      </button>
    </div>
  )
})
