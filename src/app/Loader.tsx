import { observer } from "mobx-react-lite"
import { LineBreaking } from "../components/shared/LineBreaking"
import type { RunningCalls } from "../platform/api"

interface LoaderProps {
  readonly calls: Pick<RunningCalls, "isShown" | "isRunning" | "isSlow">
  readonly texts: Readonly<Record<string, string>>
  readonly onReload: () => void
  readonly onClose: () => void
}

const letThrough = { pointerEvents: "none" } as const

/**
 * The loading indicator; after ten seconds it says that it takes long. Its element is always there, for screen readers. It
 * covers the page only while something is waited for: what stays of it afterwards lies over a screen that can be used, and
 * whoever has waited long may press the controls of the header below. Its own ways out are seen where there is no header.
 */
export const Loader = observer(function Loader({ calls, texts, onReload, onClose }: LoaderProps) {
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
            <LineBreaking text={(calls.isSlow ? texts["slow"] : texts["loading"]) ?? ""} />
          </span>
          {calls.isSlow && (
            <div className="k-loader__ways">
              <WayOut label={texts["retry"]} rank="primary" onPress={onReload} />
              <WayOut label={texts["close"]} rank="secondary" onPress={onClose} />
            </div>
          )}
        </>
      )}
    </output>
  )
})

interface WayOutProps {
  readonly label: string | undefined
  readonly rank: "primary" | "secondary"
  readonly onPress: () => void
}

const WayOut = ({ label, rank, onPress }: WayOutProps) => (
  <button type="button" className="k-button" data-style={rank} onClick={onPress}>
    <span className="k-button__label">{label}</span>
  </button>
)
