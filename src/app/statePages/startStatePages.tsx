import { observer } from "mobx-react-lite"
import { Fragment, useEffect, useMemo, useState, type ReactNode } from "react"
import { createRoot } from "../../preact"
import {
  createRegistry,
  findFlow,
  useScreenState,
  type CompiledSample,
  type Host,
  type Registry,
  type ScreenModule,
} from "../../../renderer"
import { LineBreakingProvider } from "../../components/shared/LineBreakingProvider"
import { AppContextProvider, type AppContext } from "../AppContext"
import { AppState } from "../AppState"
import { tellValues } from "../devtools/tellValues"
import { watchBlocks } from "../devtools/watchBlocks"
import { listAsked } from "../devtools/listDrawn"
import { createAppActions } from "../createAppActions"
import { createHost } from "../createHost"
import { applyTheme } from "../applyTheme"
import { withQuery } from "../navigation/query"
import { adaptToOwnRoute } from "../navigation/adaptModule"
import type { Navigator } from "../navigation/Navigator"
import { createRoutes } from "../navigation/routes"
import { findBackEffect } from "../back/backEffect"
import { pressBack } from "../back/pressBack"
import { OverlayStore } from "../overlays/OverlayStore"
import { ScreenFrame } from "../page/ScreenFrame"
import type { Documents } from "../services"
import { Shell } from "../Shell"
import { playSample } from "./playSample"
import { endAsSaid } from "./endAsSaid"
import type { Hear } from "./heard"
import { createSampleServices, type SampleSetting } from "./sampleServices"
import { tellDesk } from "./tellDesk"
import { StateList } from "./StateList"
import { createTypedAnswers, type TypedAnswers } from "./typedAnswers"
import { parseStateAddress, type StateAddress } from "./stateAddress"

interface StatePage {
  readonly container: HTMLElement
  readonly documents: Documents
  readonly page: Window & typeof globalThis
  /** What draws the half-sheets that belong to no screen. */
  readonly sheetRegistry?: Partial<Registry>
  /** In a preview of the desk: hears of every block that is drawn. */
  readonly watch?: Host["watch"] | undefined
  readonly hear?: Hear
  /** Nothing lies behind the page: back is where the document says. */
  readonly isFirst?: boolean
  /** What is typed, for when the same state is drawn again. */
  readonly typed?: TypedAnswers
}

/**
 * Draws one named state of one screen from its document alone: fixed clock, no network, no way to leave. Another address
 * in the history is another state, drawn from the beginning, with nothing of the one before.
 */
export async function startStatePages({ container, documents, ...environment }: StatePage): Promise<void> {
  const { page } = environment
  const watching = page.parent === page ? listAsked(page) : { watch: watchBlocks(page) }
  const root = createRoot(container)
  const typed = createTypedAnswers()
  let visit = 0
  const draw = async () => {
    const mine = (visit += 1)
    resetPage(page)
    const rendered = await renderState(documents, parseStateAddress(page.location), {
      ...environment,
      ...watching,
      typed,
    })
    if (mine === visit) root.render(<Fragment key={mine}>{rendered}</Fragment>)
  }
  // What is drawn follows from the documents alone: after a change it is drawn from the beginning, and what was typed is typed again.
  documents.onChange?.(() => {
    typed.keep()
    void draw()
  })
  page.addEventListener("popstate", () => {
    typed.forget()
    void draw()
  })
  await draw()
}

/** What a state leaves on the page itself. */
function resetPage(page: Window): void {
  const { dataset } = page.document.documentElement
  for (const name of ["state", "went", "keyboard", "orientation"]) delete dataset[name]
  page.scrollTo(0, 0)
}

/** The state as an element: the screen and what lies around it; a sentence where there is none. */
export async function renderState(
  documents: Documents,
  address: StateAddress,
  { page, sheetRegistry = {}, watch, hear, isFirst = false, typed }: Omit<StatePage, "container" | "documents">,
): Promise<ReactNode> {
  const loaded = await documents.load(address.screen)
  const module = loaded && adaptToOwnRoute(documents.app, loaded)
  const pictured = module?.samples?.[address.sample]
  if (!module) return `画面「${address.screen}」はありません。`
  if (!pictured)
    return <StateList screen={address.screen} asked={address.sample} names={Object.keys(module.samples ?? {})} />
  const sample = { ...pictured, calls: { ...pictured.calls, ...address.answers } }
  const record = (move: string) => {
    page.document.documentElement.dataset["went"] = move
    tellDesk(page, { kind: "went", to: move })
    hear?.("went", move)
  }
  const setting = { documents, module, sample, address, page, sheetRegistry, record, ...(hear ? { hear } : {}) }
  const context = createStateContext(setting, { watch, isFirst })
  applyTheme(page, context.services.stores.context, address.theme)
  return (
    <AppContextProvider value={context}>
      <LineBreakingProvider>
        <StateScreen
          context={context}
          module={module}
          name={address.sample}
          sample={sample}
          asked={address.query}
          typed={typed}
        />
        <Shell />
      </LineBreakingProvider>
    </AppContextProvider>
  )
}

function createStateContext(
  setting: SampleSetting,
  { watch, isFirst }: Pick<StatePage, "watch" | "isFirst">,
): AppContext {
  const { documents, module, sample, record } = setting
  const { services, calls } = createSampleServices(setting)
  const routes = createRoutes(documents.app)
  const overlays = new OverlayStore(services.clock)
  const state = new AppState()
  const navigator: Navigator = {
    go(target, move) {
      setting.hear?.("went", { ...move, target })
      record(withQuery(target, move?.query))
    },
    setQuery: (query) => setting.hear?.("went", query),
    backBy: (steps) => {
      record(`back ${steps}`)
      return isFirst !== true
    },
    back: () => record("back 1"),
    close: async () => record("close"),
    backOf: () => undefined,
  }
  const reload = async () => services.page.location.reload()
  const path = routes.pathTo(module.screen.id, "") ?? "/"
  services.stores.context.setLocation(path, true)
  const registry = createRegistry(...services.registries, {
    actions: {
      ...createAppActions({
        services,
        routes,
        navigator,
        overlays,
        reload,
      }),
      ...endAsSaid(sample, calls.hold),
    },
  })
  const host: Host = {
    ...createHost({ services, registry, navigator }),
    context: contextOf(services, setting),
    heldCalls: calls.held,
    ...(watch ? { watch } : {}),
  }
  return { services, host, navigator, routes, overlays, state, reload }
}

const contextNames = [
  "platform",
  "environment",
  "appVersion",
  "hasToken",
  "online",
  "today",
  "now",
  "nfcAvailable",
  "hosted",
  "theme",
  "orientation",
  "path",
  "previousPath",
  "previousAddress",
  "hasHistory",
  "fromArea",
  "share",
  "closures",
] as const

const times: readonly string[] = ["today", "now"]

/** The context as it is, with what the sample says instead; of a moment that was asked for it says nothing. */
function contextOf(
  { stores: { context } }: AppContext["services"],
  { sample, address }: Pick<SampleSetting, "sample" | "address">,
): Host["context"] {
  const said = Object.entries(sample.ctx ?? {}).filter(([name]) => address.now === undefined || !times.includes(name))
  return { ...Object.fromEntries(contextNames.map((name) => [name, context[name]])), ...Object.fromEntries(said) }
}

interface StateScreenProps {
  readonly context: AppContext
  readonly module: ScreenModule
  readonly name: string
  readonly sample: CompiledSample
  /** Values of the address besides those of the sample. */
  readonly asked: StateAddress["query"]
  readonly typed: TypedAnswers | undefined
}

const StateScreen = observer(function StateScreen({ context, module, name, sample, asked, typed }: StateScreenProps) {
  const { host, services } = context
  const query = useMemo(() => ({ ...sample.query, ...asked }), [sample, asked])
  const state = useScreenState({ module, host, query })
  const [isPlayed, setPlayed] = useState(false)
  useEffect(() => {
    document.title = state.title
    document.documentElement.dataset["state"] = `${state.id}/${name}`
    document.documentElement.dataset["orientation"] = String(host.context["orientation"])
    let isShown = true
    void playSample(state, sample, services.page).finally(() => {
      if (isShown) typed?.begin(state)
      setPlayed(true)
    })
    return () => void (isShown = false)
  }, [state, name, sample, services, host, typed])
  useEffect(() => tellValues(services.page, state), [services, state])
  const flow = findFlow(host.app, module.screen.id)
  const back = findBackEffect(
    { screen: module.screen, query, flow, scope: state.scope, mayOpen: () => true },
    services.redirect,
  )
  return (
    <div className="k-app">
      <ScreenFrame
        state={state}
        query={query}
        flow={flow}
        back={back}
        direction="none"
        unsettled={!isPlayed}
        onBack={() => void pressBack(context, state, back)}
      />
    </div>
  )
})
