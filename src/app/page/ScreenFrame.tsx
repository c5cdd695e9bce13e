import { observer } from "mobx-react-lite"
import { Screen, type CompiledFlow, type ScreenState } from "../../../renderer"
import { useAppContext } from "../AppContext"
import { isHeaderHidden, type BackEffect } from "../back/backPolicy"
import { Header } from "./Header"
import { hasOwnHeading } from "./hasOwnHeading"

interface ScreenFrameProps {
  readonly state: ScreenState
  readonly query: Readonly<Record<string, string>>
  readonly flow?: CompiledFlow | undefined
  readonly back: BackEffect
  readonly direction: "forward" | "back" | "none"
  readonly unsettled?: boolean
  readonly onBack: () => void
}

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
  const canClose = back.kind === "none" && (header.close || flow !== undefined)
  const isHeading = !hasOwnHeading(state)
  const top = isHeaderHidden(header, query) ? (
    isHeading && <HiddenTitle title={state.title} />
  ) : (
    <Header
      title={state.title}
      isHeading={isHeading}
      texts={host.app.interface}
      onBack={back.kind === "none" ? undefined : onBack}
      onClose={canClose || header.close ? () => void navigator.close() : undefined}
      onRotate={header.rotate ? () => services.bridge.rotate() : undefined}
    />
  )
  return <Screen state={state} direction={direction} unsettled={unsettled} header={top} />
})
