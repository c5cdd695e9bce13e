import { observer } from "mobx-react-lite"
import { useCallback, useEffect, useMemo, useRef } from "react"
import { useScreenState, type ScreenModule, type ScreenState } from "../../../renderer"
import { useAppParts, type AppParts } from "../AppParts"
import type { Back } from "../navigation/header"
import { screenBack } from "../navigation/screenBack"
import type { PageOpening } from "../navigation/openPage"
import { leaveFlow } from "./leaveFlow"
import { ScreenFrame } from "./ScreenFrame"
import { useArrival } from "./useArrival"
import { useNewQuestions } from "./useNewQuestions"
import { useScroll } from "./useScroll"
import { useDialogEntry, useSentinel } from "./useSentinel"

interface OpenScreenProps {
  readonly opening: Extract<PageOpening, { kind: "screen" }>
  readonly module: ScreenModule
  readonly visit: string
  readonly isReturn: boolean
}

/** A screen in the app: header, progress of its flow, and everything that happens when it comes and goes. */
export const OpenScreen = observer(function OpenScreen({ opening, module, visit, isReturn }: OpenScreenProps) {
  const parts = useAppParts()
  const { host, state: app, overlays, services } = parts
  const { query } = opening
  const flow = opening.flow && (host.app.flows[opening.flow.id] ?? opening.flow)
  const root = useRef<HTMLDivElement>(null)
  const state = useScreenState({ module, host, query })
  const back = useBack(screenBack({ module, query, flow, scope: state.scope }, services.redirect))
  const press = useCallback(() => pressBack(parts, state, back), [parts, state, back])
  useArrival({ state, app, root, errorPrefix: host.app.interface["error-prefix"] ?? "" })
  useNewQuestions(state, app)
  useScroll(visit, state, isReturn)
  const hasOwnBack = back.kind === "none" || back.kind === "leave-flow" || (flow !== undefined && back.kind === "close")
  const hasDialog = useDialogEntry(parts)
  const isRefused = useCallback(() => state.isBlocked, [state])
  useSentinel({ isNeeded: hasOwnBack || hasDialog, isRefused, onBack: press })
  useEffect(() => () => overlays.clear(), [overlays])
  return (
    <div ref={root} className="k-app">
      <ScreenFrame state={state} query={query} flow={flow} back={back} direction={app.direction} onBack={press} />
    </div>
  )
})

/** The same object as long as it says the same: what follows back starts anew with each other one. */
function useBack(back: Back): Back {
  const said = JSON.stringify(back)
  return useMemo(() => JSON.parse(said) as Back, [said])
}

/** What the back control of the header does, and the device's own back on screens that must not be crossed. */
function pressBack(parts: AppParts, state: ScreenState, back: Back): void {
  const { navigator, services, overlays } = parts
  if (overlays.open.length > 0) return
  state.track({ key: "back", action: "tap" })
  switch (back.kind) {
    case "history":
      return navigator.back()
    case "close":
      return void navigator.close()
    case "leave-flow":
      return void leaveFlow(navigator, state)
    case "screen":
      return navigator.go(back.screen, { replace: true })
    case "own":
      return navigator.go(back.path, { replace: true })
    case "native":
      return services.page.location.assign(back.url)
    case "none":
      return document.querySelector<HTMLElement>(".k-footer [data-style=primary]")?.click()
  }
}
