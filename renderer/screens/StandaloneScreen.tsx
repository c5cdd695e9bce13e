import type { ScreenModule } from "../model/compiled"
import type { Host } from "../model/host"
import { Screen } from "./Screen"
import { ScreenBoundary } from "./ScreenBoundary"
import type { Query } from "./state/parseQuery"
import { useScreenState } from "./useScreenState"

interface StandaloneScreenProps {
  readonly module: ScreenModule
  readonly host: Host
  readonly query?: Query
}

/** A compiled screen with a state of its own, for as long as it is drawn. */
export function StandaloneScreen(props: StandaloneScreenProps) {
  return (
    <ScreenBoundary host={props.host} module={props.module}>
      <StandaloneState {...props} />
    </ScreenBoundary>
  )
}

const StandaloneState = (props: StandaloneScreenProps) => <Screen state={useScreenState(props)} />
