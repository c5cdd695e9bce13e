import { observer } from "mobx-react-lite"
import { hasNextPage, loadNextPage } from "../data/loadNextPage"
import { useScreen } from "../ScreenContext"
import { RetryText } from "./RetryText"

interface MoreBlockProps {
  readonly data: string
  readonly label: string
  readonly block: { readonly key?: string }
}

/** What is there stays while the next page comes, and when it does not. */
export const MoreBlock = observer(function MoreBlock({ data, label, block: { key = "more" } }: MoreBlockProps) {
  const runtime = useScreen()
  const { screen } = runtime
  if (!hasNextPage(data, screen)) return null
  const { interface: texts } = screen.host.app
  const { next } = screen.entry(data)
  const isLoading = next === "loading"
  const load = () => {
    screen.track({ key, action: "tap" })
    void loadNextPage(data, runtime)
  }
  return (
    <div className="k-more" aria-busy={isLoading}>
      {next === "failed" && <RetryText />}
      <button
        type="button"
        className="k-button"
        data-style="secondary"
        data-key={key}
        disabled={isLoading}
        onClick={load}
      >
        {isLoading ? texts["loading"] : next === "failed" ? texts["retry"] : label}
      </button>
    </div>
  )
})
