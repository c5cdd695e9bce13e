import { createRoot } from "react-dom/client"
import { createApp } from "../../../src/app/createApp"
import { createDocuments, type DocumentSource } from "../../../src/app/documents/createDocuments"
import type { createInspection } from "../../../src/app/devtools/createInspection"
import { createServices } from "../../../src/app/createServices"
import { Page } from "../../../src/app/page/Page"
import { LineBreakingProvider } from "../../../src/components/shared/LineBreakingProvider"
import { baseRegistry } from "../../../src/app/baseRegistry"
import { createFakeClock, settle } from "../fakeClock"
import { everyDrawing } from "../../../src/unbundled/everyPart"
import { createJar, createPage } from "./createPage"

const customer = { TOKEN: "token-1", UUID: "device-1", APP_VERSION: "3.24.0", ENVIRONMENT: "app" }

const config = {
  bases: { legacy: "/legacy", bff: "/bff", brand: "/brand", config: "/config", aco: "/aco" },
  publicOrigin: "https://www.example.jp",
  brandHosts: [],
  uploadHosts: [],
  linkHosts: [],
  imageHosts: [],
  androidInterface: "Host",
}

interface Opening {
  readonly documents: DocumentSource
  readonly fetch: typeof globalThis.fetch
  /** The address that is opened. */
  readonly address: string
  readonly cookies?: Readonly<Record<string, string>>
  readonly bases?: Readonly<Record<keyof typeof config.bases, string>>
  /** What the host app and the browser put on `window` besides. */
  readonly own?: object
  /** What the phone around the page sees of it. */
  readonly inspect?: typeof createInspection
}

/** The whole app in the page of the test: clients, stores, router, overlays and all. Time stands still until it is told. */
export function openApp({ documents, fetch, address, inspect, ...given }: Opening) {
  const { cookies = customer, bases = config.bases, own = {} } = given
  const clock = createFakeClock()
  const left: string[] = []
  const problems: string[] = []
  const jar = createJar(cookies)
  window.history.replaceState(null, "", address)
  const page = createPage({ fetch, jar, left, own })
  const inspected = inspect?.(page)
  const services = createServices({
    page,
    inspection: inspected?.inspection,
    clock,
    config: { ...config, bases },
    documents: createDocuments(documents),
    baseRegistry,
    sheetRegistry: everyDrawing,
    report: ({ code, detail = "" }) => void problems.push(`${code} ${detail}`),
  })
  const app = createApp(services, { Page, LineBreakingProvider }, undefined, inspected?.watchLoads)
  const container = document.body.appendChild(document.createElement("div"))
  const root = createRoot(container)
  root.render(app.element)

  /** Lets the app go on, real time standing still, until something is so; false where it never is. */
  async function until(isSo: () => boolean, ms = 60_000): Promise<boolean> {
    for (let passed = 0; passed <= ms; passed += passed < 1_000 ? 200 : 10_000) {
      for (let round = 0; round < 4; round += 1) {
        if (isSo()) return true
        await settle()
      }
      await clock.advance(passed < 1_000 ? 200 : 10_000)
    }
    return isSo()
  }

  /** The page is gone; what the browser has stored stays. */
  function unload(): void {
    root.unmount()
    app.dispose()
    container.remove()
  }

  return {
    context: app.context,
    services,
    left,
    problems,
    clock,
    until,
    container,
    schemes: documents.app.schemes,
    hasToken: () => jar.has("TOKEN"),
    unload,
    /** The page is gone, and everything that the browser has stored with it. */
    close() {
      unload()
      sessionStorage.clear()
      localStorage.clear()
    },
  }
}

export type OpenApp = ReturnType<typeof openApp>
