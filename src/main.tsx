import { createRoot } from "react-dom/client"
import { app, newestApp, screens } from "virtual:kamishibai/app"
import "virtual:kamishibai/theme.css"
import "./styles/index.css"
import { loadRuntimeConfig } from "./api"
import { createApp } from "./app/createApp"
import { createDocuments } from "./app/createDocuments"
import { createServices } from "./app/createServices"
import { dressPage } from "./app/dressPage"
import { followPage } from "./app/followPage"
import { deviceClock } from "./domain/clock"

const root = document.getElementById("app")
const report = (problem: { readonly code: string; readonly at: string; readonly detail?: string }) =>
  console.warn("kamishibai", problem.code, problem.at, problem.detail ?? "")

async function start(container: HTMLElement): Promise<void> {
  const documents = createDocuments({ app, screens, ...(await followSaved()) })
  if (__WORKSHOP__ && location.pathname.startsWith("/__states/")) {
    const { openStatePage } = await import("./app/statePages/openStatePage")
    return openStatePage({ container, documents, page: window })
  }
  // Drawing is fetched beside the configuration: neither waits for the other.
  const [config, { parts: drawing }, { Page }] = await Promise.all([
    loadRuntimeConfig(window.fetch.bind(window)),
    import("./app/parts"),
    import("./app/page/Page"),
  ])
  const services = createServices({ page: window, clock: deviceClock, config, documents, parts: drawing, report })
  dressPage(window, services.stores.context)
  followPage(services)
  const { element } = createApp(services, Page)
  createRoot(container).render(element)
}

/** Under the development server only: documents follow what is saved. */
async function followSaved() {
  if (!import.meta.hot || !newestApp) return {}
  const { followDocuments } = await import("./app/workshop/followDocuments")
  return followDocuments({ app, newestApp })
}

if (root) start(root).catch((error: unknown) => report({ code: "not-started", at: "main", detail: String(error) }))
