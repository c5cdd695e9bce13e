import { observer } from "mobx-react-lite"
import type { ScreenState } from "../state/ScreenState"

/** Stands in place of a body whose data did not come: says so, and asks again. */
export const RetryBlock = observer(function RetryBlock({
  state,
  data,
}: {
  readonly state: ScreenState
  readonly data: readonly string[]
}) {
  const { interface: texts } = state.host.app
  const retry = () => {
    state.track({ key: "retry", action: "tap" })
    for (const name of data) void state.load(name)
  }
  return (
    <div className="k-retry">
      <p role="alert">{texts["retry-text"]}</p>
      <button type="button" className="k-button" data-style="secondary" onClick={retry}>
        {texts["retry"]}
      </button>
    </div>
  )
})
