import { observer } from "mobx-react-lite"
import { Fragment, useEffect, useMemo, useState, type ReactNode } from "react"
import { createRoot } from "react-dom/client"
import {
  createRegistry,
  findFlow,
  useScreenState,
  type CompiledSample,
  type Host,
  type Registry,
  type ScreenModule,
} from "../../../renderer"
import { AppPartsProvider, type AppParts } from "../AppParts"
import { AppState } from "../AppState"
import { createAppActions } from "../createAppActions"
import { createHost } from "../createHost"
import { dressPage } from "../dressPage"
import { addressOf } from "../navigation/addressOf"
import { atItsAddress } from "../navigation/inPlace"
import type { Navigator } from "../navigation/Navigator"
import { createPlaces } from "../navigation/Places"
import { screenBack } from "../navigation/screenBack"
import { OverlayStore } from "../overlays/OverlayStore"
import { ScreenFrame } from "../page/ScreenFrame"
import type { Documents } from "../services"
import { Shell } from "../Shell"
import { playSample } from "./playSample"
import { createSampleServices, type SampleSetting } from "./sampleServices"
import { parseStateAddress, type StateAddress } from "./stateAddress"

interface StatePage {
  readonly container: HTMLElement
  readonly documents: Documents
  readonly page: Window & typeof globalThis
  /** What draws the half-sheets that belong to no screen. */
  readonly sheetParts?: Partial<Registry>
}

/**
 * Draws one named state of one screen from its document alone: fixed clock, no network, no way to leave. Another address
 * in the history is another state, drawn from the beginning, with nothing of the one before.
 */
export async function openStatePage({ container, documents, ...surroundings }: StatePage): Promise<void> {
  const { page } = surroundings
  const root = createRoot(container)
  let visit = 0
  const draw = async () => {
    const mine = (visit += 1)
    clearTraces(page)
    const drawn = await drawState(documents, parseStateAddress(page.location), surroundings)
    if (mine === visit) root.render(<Fragment key={mine}>{drawn}</Fragment>)
  }
  // What is drawn follows from the documents alone: after a change it is drawn from the beginning.
  documents.onChange?.(() => void draw())
  page.addEventListener("popstate", () => void draw())
  await draw()
}

/** What a state leaves on the page itself. */
function clearTraces(page: Window): void {
  const { dataset } = page.document.documentElement
  for (const name of ["state", "went", "keyboard"]) delete dataset[name]
  page.scrollTo(0, 0)
}

/** The state as an element: the screen and what lies around it; a sentence where there is none. */
export async function drawState(
  documents: Documents,
  address: StateAddress,
  { page, sheetParts = {} }: Pick<StatePage, "page" | "sheetParts">,
): Promise<ReactNode> {
  const loaded = await documents.load(address.screen)
  const module = loaded && atItsAddress(documents.app, loaded)
  const sample = module?.samples?.[address.sample]
  if (!module || !sample) return `There is no state ${address.screen}/${address.sample}.`
  const record = (move: string) => (page.document.documentElement.dataset["went"] = move)
  const parts = createStateParts({ documents, module, sample, address, page, sheetParts, record })
  dressPage(page, parts.services.stores.context, address.theme)
  return (
    <AppPartsProvider value={parts}>
      <StateScreen parts={parts} module={module} name={address.sample} sample={sample} />
      <Shell />
    </AppPartsProvider>
  )
}

function createStateParts(setting: SampleSetting): AppParts {
  const { documents, module, sample, record } = setting
  const { services, calls } = createSampleServices(setting)
  const places = createPlaces(documents.app)
  const overlays = new OverlayStore(services.clock)
  const state = new AppState()
  const navigator: Navigator = {
    go: (target, move) => record(addressOf(target, move?.query)),
    backBy: (steps) => {
      record(`back ${steps}`)
      return true
    },
    back: () => record("back 1"),
    close: async () => record("close"),
  }
  const path = places.pathTo(module.screen.id, "") ?? "/"
  services.stores.context.moved(path, true)
  const registry = createRegistry(...services.parts, {
    actions: createAppActions({ services, places, navigator, overlays }),
  })
  const host: Host = {
    ...createHost({ services, registry, navigator }),
    context: contextOf(services, sample),
    heldCalls: calls.held,
  }
  return { services, host, navigator, places, overlays, state }
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
  "path",
  "previousPath",
  "hasHistory",
  "fromArea",
] as const

/** The context as it is, with what the sample says instead. */
function contextOf({ stores: { context } }: AppParts["services"], sample: CompiledSample): Host["context"] {
  return { ...Object.fromEntries(contextNames.map((name) => [name, context[name]])), ...sample.ctx }
}

interface StateScreenProps {
  readonly parts: AppParts
  readonly module: ScreenModule
  readonly name: string
  readonly sample: CompiledSample
}

const StateScreen = observer(function StateScreen({ parts, module, name, sample }: StateScreenProps) {
  const { host, services } = parts
  const query = useMemo(() => sample.query ?? {}, [sample])
  const state = useScreenState({ module, host, query })
  const [isPlayed, setPlayed] = useState(false)
  useEffect(() => {
    document.title = state.title
    document.documentElement.dataset["state"] = `${state.id}/${name}`
    void playSample(state, sample, services.page).finally(() => setPlayed(true))
  }, [state, name, sample, services])
  const flow = findFlow(host.app, module.screen.id)
  const back = screenBack({ module, query, flow, scope: state.scope }, services.redirect)
  return (
    <div className="k-app">
      <ScreenFrame
        state={state}
        query={query}
        flow={flow}
        back={back}
        direction="none"
        unsettled={!isPlayed}
        onBack={() => undefined}
      />
    </div>
  )
})
