import { observer } from "mobx-react-lite"
import { Screen, showsMainHeading, type CompiledFlow, type CompiledScreen, type ScreenState } from "../../../renderer"
import { useAppContext } from "../AppContext"
import type { BackEffect } from "../back/backEffect"
import { policyOf } from "../back/policies"
import { Header } from "./Header"

interface ScreenFrameProps {
  readonly state: ScreenState
  readonly query: Readonly<Record<string, string>>
  readonly flow?: CompiledFlow | undefined
  readonly back: BackEffect
  readonly direction: "forward" | "back" | "none"
  readonly unsettled?: boolean
  readonly onBack: () => void
}

/** Hidden by the document, or by exactly `0` as the first value of the query. */
export const isHeaderHidden = (header: CompiledScreen["header"], query: Readonly<Record<string, string>>): boolean =>
  header.hidden || query["header"] === "0"

/** A screen without a header has a name all the same. */
const HiddenTitle = ({ title }: { readonly title: string }) => (
  <header className="k-hidden-text">
    <h1 tabIndex={-1}>{title}</h1>
  </header>
)

/** A screen with its header and the progress of its flow. */
export const ScreenFrame = observer(function ScreenFrame(props: ScreenFrameProps) {
  const { state, query, flow, back, direction, unsettled = false, onBack } = props
  const { navigator, services } = useAppContext()
  const { module, host } = state
  const { header } = module.screen
  const hasBack = policyOf(back).hasControl
  const canClose = header.close || (!hasBack && flow !== undefined)
  const isHeading = !showsMainHeading(state)
  const rotate = () => {
    state.track({ key: "rotate" })
    services.bridge.rotate()
  }
  const top = isHeaderHidden(header, query) ? (
    isHeading && <HiddenTitle title={state.title} />
  ) : (
    <Header
      title={state.title}
      isHeading={isHeading}
      texts={host.app.interface}
      onBack={hasBack ? onBack : undefined}
      onClose={canClose ? () => void navigator.close() : undefined}
      onRotate={header.rotate ? rotate : undefined}
    />
  )
  return <Screen state={state} direction={direction} unsettled={unsettled} header={top} />
})
