import { observer } from "mobx-react-lite"
import { useEffect, useEffectEvent, useRef } from "react"
import { hasNextPage, loadNextPage } from "../data/loadNextPage"
import { useScreen } from "../ScreenContext"
import { RetryText } from "./RetryText"

interface MoreBlockProps {
  readonly data: string
  readonly label: string
  readonly block: { readonly key?: string }
}

export const MoreBlock = observer(function MoreBlock(props: MoreBlockProps) {
  return hasNextPage(props.data, useScreen().screen) && <More {...props} />
})

/** What is there stays while the next page comes, and when it does not. */
const More = observer(function More({ data, label, block: { key = "more" } }: MoreBlockProps) {
  const runtime = useScreen()
  const { screen } = runtime
  const frame = useRef<HTMLDivElement>(null)
  const { interface: texts } = screen.host.app
  const { next } = screen.entry(data)
  const isLoading = next === "loading"
  const load = () => void loadNextPage(data, runtime)
  // Who scrolls asks for more; a list that ends in view from the beginning, or whose next page did not come, has the button.
  const look = useEffectEvent(() => {
    if (next === "idle" && frame.current && frame.current.getBoundingClientRect().top < innerHeight) load()
  })
  useEffect(() => {
    const seen = () => look()
    document.addEventListener("scroll", seen, true)
    return () => document.removeEventListener("scroll", seen, true)
  }, [])
  return (
    <div className="k-more" aria-busy={isLoading} ref={frame}>
      {next === "failed" && <RetryText />}
      <button
        type="button"
        className="k-button"
        data-style="secondary"
        data-key={key}
        // Not `disabled`: it would drop the focus of whoever pressed it.
        aria-disabled={isLoading || undefined}
        onClick={() => {
          if (isLoading) return
          screen.track({ key, action: "tap" })
          load()
        }}
      >
        {isLoading ? texts["loading"] : next === "failed" ? texts["retry"] : label}
      </button>
    </div>
  )
})
