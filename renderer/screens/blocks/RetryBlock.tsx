import { observer } from "mobx-react-lite"
import { loadEntry } from "../data/loadEntry"
import { useScreen } from "../ScreenContext"
import { RetryText } from "./RetryText"

/** Stands in place of a body whose data did not come: says so, and requests them again. */
export const RetryBlock = observer(function RetryBlock({ data }: { readonly data: readonly string[] }) {
  const runtime = useScreen()
  const { screen } = runtime
  const retry = () => {
    screen.track({ key: "retry", action: "tap" })
    for (const name of data) void loadEntry(name, runtime)
  }
  return (
    <div className="k-retry">
      <RetryText />
      <button type="button" className="k-button" data-style="secondary" onClick={retry}>
        {screen.host.app.interface["retry"]}
      </button>
    </div>
  )
})
