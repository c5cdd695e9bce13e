import { createRoot } from "react-dom/client"
import { app, newestApp, screens } from "virtual:kamishibai/app"
import "virtual:kamishibai/theme.css"
import "./styles/index.css"
import { loadRuntimeConfig } from "./platform/api"
import { createApp } from "./app/createApp"
import { createDocuments } from "./app/createDocuments"
import { createServices } from "./app/createServices"
import { dressPage } from "./app/dressPage"
import { followPage } from "./app/followPage"
import { createPlaces } from "./app/navigation/Places"
import type { Documents } from "./app/services"
import { deviceClock } from "./domain/clock"

const root = document.getElementById("app")
const report = (problem: { readonly code: string; readonly at: string; readonly detail?: string }) =>
  console.warn("kamishibai", problem.code, problem.at, problem.detail ?? "")

async function start(container: HTMLElement): Promise<void> {
  const documents = createDocuments({ app, screens, ...(await followSaved()) })
  if (__WORKSHOP__ && location.pathname.startsWith("/__states/")) {
    const [{ openStatePage }, { sheetParts }] = await Promise.all([
      import("./app/statePages/openStatePage"),
      import("./app/drawing"),
    ])
    return openStatePage({ container, documents, page: window, sheetParts })
  }
  // Neither waits for the other: configuration, what draws, and the screen that the address most likely leads to.
  warmUp(documents)
  const [config, { parts, sheetParts, Page }] = await Promise.all([
    loadRuntimeConfig(window.fetch.bind(window)),
    import("./app/drawing"),
  ])
  const services = createServices({ page: window, clock: deviceClock, config, documents, parts, sheetParts, report })
  dressPage(window, services.stores.context)
  followPage(services)
  const { element } = createApp(services, Page)
  createRoot(container).render(element)
}

/** Asks for the first screen's file before anybody knows whether it may be opened; the opening finds it there. */
function warmUp(documents: Documents): void {
  const screen = createPlaces(documents.app).find(location.pathname)?.screen
  if (screen !== undefined) documents.load(screen)?.catch(() => undefined)
}

/** Under the development server only: documents follow what is saved. */
async function followSaved() {
  if (!import.meta.hot || !newestApp) return {}
  const { followDocuments } = await import("./app/workshop/followDocuments")
  return followDocuments({ app, newestApp })
}

if (root) start(root).catch((error: unknown) => report({ code: "not-started", at: "main", detail: String(error) }))
