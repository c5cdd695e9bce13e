import { observer } from "mobx-react-lite"
import { useCallback, useEffect, useMemo, useRef } from "react"
import { useScreenState, type ScreenModule, type ScreenState } from "../../../renderer"
import { useAppContext, type AppContext } from "../AppContext"
import type { BackEffect } from "../back/backPolicy"
import { screenBack } from "../back/screenBack"
import type { LoadedPage } from "../navigation/loadPage"
import { leaveFlow } from "../back/leaveFlow"
import { ScreenFrame } from "./ScreenFrame"
import { useTitleAndFocus } from "./useTitleAndFocus"
import { useQuestionAnnouncements } from "./useQuestionAnnouncements"
import { useScrollRestoration } from "./useScrollRestoration"
import { useDialogGuard, useHistoryGuard } from "../back/useHistoryGuard"

interface ScreenPageProps {
  readonly page: Extract<LoadedPage, { kind: "screen" }>
  readonly module: ScreenModule
  readonly visit: string
  readonly isReturn: boolean
}

/** A screen in the app: header, progress of its flow, and everything that happens when it comes and goes. */
export const ScreenPage = observer(function OpenScreen({ page, module, visit, isReturn }: ScreenPageProps) {
  const parts = useAppContext()
  const { host, state: app, overlays, services } = parts
  const { query } = page
  const flow = page.flow && (host.app.flows[page.flow.id] ?? page.flow)
  const root = useRef<HTMLDivElement>(null)
  const state = useScreenState({ module, host, query })
  const back = useBack(screenBack({ module, query, flow, scope: state.scope }, services.redirect))
  const press = useCallback(() => pressBack(parts, state, back), [parts, state, back])
  useTitleAndFocus({ state, app, root, errorPrefix: host.app.interface["error-prefix"] ?? "" })
  useQuestionAnnouncements(state, app)
  useScrollRestoration(visit, state, isReturn)
  const hasOwnBack = back.kind === "none" || back.kind === "leave-flow" || (flow !== undefined && back.kind === "close")
  const hasDialog = useDialogGuard(parts)
  const isRefused = useCallback(() => state.isBlocked, [state])
  useHistoryGuard({ isNeeded: hasOwnBack || hasDialog, isRefused, onBack: press })
  useEffect(() => () => overlays.clear(), [overlays])
  return (
    <div ref={root} className="k-app">
      <ScreenFrame state={state} query={query} flow={flow} back={back} direction={app.direction} onBack={press} />
    </div>
  )
})

/** The same object as long as it says the same: what follows back starts anew with each other one. */
function useBack(back: BackEffect): BackEffect {
  const said = JSON.stringify(back)
  return useMemo(() => JSON.parse(said) as BackEffect, [said])
}

/** What the back control of the header does, and the device's own back on screens that must not be crossed. */
function pressBack(parts: AppContext, state: ScreenState, back: BackEffect): void {
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
