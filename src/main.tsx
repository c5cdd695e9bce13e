import { createRoot } from "./preact"
import { app, newestApp, open, screens } from "virtual:kamishibai/app"
import "virtual:kamishibai/theme.css"
import "./styles"
import { loadRuntimeConfig } from "./platform/api"
import { createStartPage } from "./app/startPage"
import { createApp } from "./app/createApp"
import { createDocuments } from "./app/documents/createDocuments"
import { openDocuments } from "./app/documents/openDocuments"
import { watchRelease } from "./app/documents/watchRelease"
import { createServices } from "./app/createServices"
import { isWorkshopAsked } from "./app/devtools/isWorkshopAsked"
import { applyTheme } from "./app/applyTheme"
import { observePage } from "./app/observePage"
import { createRoutes } from "./app/navigation/routes"
import type { Documents } from "./app/services"
import { deviceClock } from "./domain/clock"
import { createTurns } from "./platform/turns"

/** A page waits no longer for its release than this: then it is that of the build. */
const releaseMs = 1_500

const root = document.getElementById("app")
const startingPage = createStartPage(document)
const report = (problem: { readonly code: string; readonly at: string; readonly detail?: string }) =>
  console.warn("kamishibai", problem.code, problem.at, problem.detail ?? "")

async function start(container: HTMLElement): Promise<void> {
  if (__PREVIEW__ && location.pathname.startsWith("/__states/")) {
    const [{ startStatePages }, { sheetRegistry }] = await Promise.all([
      import("./app/statePages/startStatePages"),
      import("./app/rendering"),
    ])
    await startStatePages({ container, documents: await pictured(), page: window, sheetRegistry })
    return startingPage.dismiss()
  }
  // None waits for another: configuration, documents, what renders, and the screen that the address most likely leads to.
  warmUp(createDocuments({ app, screens, open })).catch(() => undefined)
  const fetch = window.fetch.bind(window)
  const [config, documents, { baseRegistry, sheetRegistry, Page, LineBreakingProvider }] = await Promise.all([
    loadRuntimeConfig(fetch),
    findDocuments(fetch),
    import("./app/rendering"),
  ])
  if (!isStyled(document)) throw new Error("a style sheet is missing")
  await nextTask()
  const inspected = __PREVIEW__ ? await findInspection() : undefined
  const services = createServices({
    page: window,
    clock: deviceClock,
    config,
    documents,
    baseRegistry,
    sheetRegistry,
    report,
    inspection: inspected?.inspection,
    turn: createTurns(),
  })
  await nextTask()
  applyTheme(window, services.stores.context)
  observePage(services)
  await nextTask()
  const { element } = createApp(services, { Page, LineBreakingProvider }, startingPage.dismiss, inspected?.watchLoads)
  createRoot(container, fail).render(element)
}

/** On a slow phone each of these steps is a task that a finger waits for; in one they would be three times as long. */
const nextTask = () => new Promise((pass) => setTimeout(pass))

/** What nobody could read or press is not shown. */
const isStyled = (page: Document) =>
  [...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet !== null)

/** Asks for the first screen's file before anybody knows whether it may be opened; loading the page finds it there. */
async function warmUp(documents: Documents): Promise<void> {
  await documents.open?.(location.pathname)
  const screen = createRoutes(documents.app).find(location.pathname)?.screen
  if (screen !== undefined) await documents.load(screen)
}

const load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address)

/** What customers get: the documents of their release. */
async function findDocuments(fetch: typeof window.fetch): Promise<Documents> {
  if (__PREVIEW__ && (import.meta.hot || isWorkshopAsked(window))) return followed()
  const deadline = new Promise((pass) => setTimeout(pass, releaseMs))
  const opened = await openDocuments({ app, screens, open }, { fetch, load, document, report, deadline })
  const isRecalled = watchRelease({ release: opened.release, page: window, elapsed: deviceClock.elapsed })
  return createDocuments({ ...opened, isRecalled })
}

/** Of a state page: those of the release that it names, and what is edited otherwise. */
async function pictured(): Promise<Documents> {
  const [{ openPast, pastAsked }, { parseStateAddress }] = await Promise.all([
    import("./app/devtools/openPast"),
    import("./app/statePages/stateAddress"),
  ])
  const release = pastAsked(location)
  const { screen } = parseStateAddress(location)
  return release === undefined ? followed() : openPast(screens, window, { release, screen })
}

/** The documents of the build. Under the development server, and in the previews of the desk, they follow what is saved. */
async function followed(): Promise<Documents> {
  if (import.meta.hot && newestApp) {
    const { observeDocuments } = await import("./app/devtools/observeDocuments")
    return createDocuments({ screens, ...observeDocuments({ app, newestApp }) })
  }
  if (__PREVIEW__ && isWorkshopAsked(window)) {
    const { followWorkshop } = await import("./app/devtools/followWorkshop")
    return followWorkshop({ app, screens }, window)
  }
  return createDocuments({ app, screens })
}

/** In the phone, whose 「なぜ」 asks what is drawn. */
async function findInspection() {
  if (window.parent === window) return undefined
  const { createInspection } = await import("./app/devtools/createInspection")
  return createInspection(window)
}

function fail(error: unknown): void {
  report({ code: "not-started", at: "main", detail: String(error) })
  startingPage.fail()
}

// Scripts have just been evaluated, in a task of their own.
if (root)
  nextTask()
    .then(() => start(root))
    .catch(fail)
