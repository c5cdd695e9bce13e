import { createServer } from "vite"
import { builtinEnvironments } from "vitest/runtime"
import type { CompiledApp, ScreenModule } from "../../../renderer"
import { drawnByPreact, modulesOfTests } from "../../preact/aliases"
import { viteConfig } from "../viteConfig"

/** As `src/unbundled/observeState.ts` gives it. */
interface Observed {
  readonly said: string
  readonly places: readonly string[]
  readonly isSettled: boolean
}

interface ToObserve {
  readonly app: CompiledApp
  readonly module: ScreenModule
  readonly sample: string
  readonly isTapped?: boolean
  readonly writing?:
    | { readonly texts?: readonly string[]; readonly isTwice?: boolean; readonly first?: readonly string[] | undefined }
    | undefined
  readonly isFirst?: boolean
}

/** Nothing leads out of the page: what was opened elsewhere would take its timers along. */
const page = {
  url: "http://localhost:3000/",
  settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
}

export type Observe = (state: ToObserve) => Promise<Observed>

/** Draws states in this process, in a page without a browser: what draws is the app's own, taken by Vite as tests take it. */
export async function openDrawing(): Promise<{ readonly observe: Observe; close(): Promise<void> }> {
  await builtinEnvironments["happy-dom"].setup(globalThis, { happyDOM: page })
  const server = await createServer({
    configFile: viteConfig(),
    root: process.cwd(),
    // What Vite prepares for a server that runs beside this one is not swept away.
    cacheDir: "node_modules/.cache/kamishibai/drawing",
    mode: "test",
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    resolve: { alias: modulesOfTests },
    ssr: { noExternal: drawnByPreact },
  })
  const load = async <Module>(file: string) => (await server.ssrLoadModule(file)) as Module
  const { observeState } = await load<{ observeState: Observe }>("/src/unbundled/observeState.ts")
  const { everyPart } = await load<{ everyPart: object }>("/src/unbundled/everyPart.ts")
  const { FormView } = await load<Pick<ScreenModule, "FormView">>("/renderer/forms/FormView.tsx")
  const stores = await load<object>("/renderer/stores/index.ts")
  const dressed = { parts: { ...everyPart, stores }, FormView }
  return {
    observe: ({ module, ...state }) => observeState({ ...state, module: { ...module, ...dressed } as ScreenModule }),
    close: () => server.close(),
  }
}
