import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import { useScreenState, type ScreenModule } from "../../../renderer"
import { VisitContext } from "../../components/shared/VisitContext"
import { useAppContext } from "../AppContext"
import { useBack } from "../back/useBack"
import type { LoadedPage } from "../navigation/loadPage"
import { ScreenFrame } from "./ScreenFrame"
import { useTitleAndFocus } from "./useTitleAndFocus"
import { useQuestionAnnouncements } from "./useQuestionAnnouncements"
import { useScrollRestoration } from "./useScrollRestoration"

interface ScreenPageProps {
  readonly page: Extract<LoadedPage, { kind: "screen" }>
  readonly module: ScreenModule
  readonly visit: string
  readonly isReturn: boolean
}

/** A screen in the app: header, progress of its flow, and everything that happens when it comes and goes. */
export const ScreenPage = observer(function ScreenPage({ page, module, visit, isReturn }: ScreenPageProps) {
  const { host, state: app, overlays, services } = useAppContext()
  const { query } = page
  const flow = page.flow && (host.app.flows[page.flow.id] ?? page.flow)
  const root = useRef<HTMLDivElement>(null)
  const state = useScreenState({ module, host, query })
  const back = useBack(state, { query, flow })
  useTitleAndFocus({ state, app, root, errorPrefix: host.app.interface["error-prefix"] ?? "" })
  useQuestionAnnouncements(state, app, overlays)
  useScrollRestoration(visit, state, isReturn)
  useEffect(() => () => overlays.clear(), [overlays])
  useEffect(() => (__PREVIEW__ ? services.inspection?.follow(state) : undefined), [services, state])
  return (
    <div ref={root} className="k-app">
      <VisitContext value={visit}>
        <ScreenFrame
          state={state}
          query={query}
          flow={flow}
          back={back.effect}
          direction={app.direction}
          onBack={back.press}
        />
      </VisitContext>
    </div>
  )
})
