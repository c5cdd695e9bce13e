import { observer } from "mobx-react-lite"
import type { RunningCalls } from "../platform/api"

interface LoaderProps {
  readonly calls: Pick<RunningCalls, "isShown" | "isRunning" | "isSlow">
  readonly texts: Readonly<Record<string, string>>
}

const letThrough = { pointerEvents: "none" } as const

/**
 * The loading indicator; after ten seconds it says that it takes long. Its element is always there, for screen readers. It
 * covers the page only while something is waited for: what stays of it afterwards lies over a screen that can be used, and
 * whoever has waited long may press the back control below.
 */
export const Loader = observer(function Loader({ calls, texts }: LoaderProps) {
  return (
    <output
      className="k-loader"
      data-veil={calls.isRunning ? "" : undefined}
      style={calls.isSlow || !calls.isRunning ? letThrough : undefined}
    >
      {calls.isShown && (
        <>
          <span className="k-loader__spinner" aria-hidden="true" />
          <span className={calls.isSlow ? "k-loader__text" : "k-hidden-text"}>
            {calls.isSlow ? texts["slow"] : texts["loading"]}
          </span>
        </>
      )}
    </output>
  )
})
