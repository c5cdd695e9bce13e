import type { CompiledFlow, ScreenModule } from "../../../renderer"
import { accountOpeningStore } from "../../areas/account-opening/AccountOpeningStore"
import { createSafeStorage } from "../../platform/storage"
import { maintenanceFeature, maintenancePath } from "../../areas/account-opening/maintenance"
import type { OverlayStore } from "../overlays/OverlayStore"
import type { AppServices } from "../services"
import { waitNoticeably } from "../waitNoticeably"
import { withQuery, parseQuery } from "./query"
import { admits, closedArea } from "./guards"
import { needsEntry, savedStep } from "./flowEntry"
import { withFlowEntry, withPageName, type AdaptModule } from "./adaptModule"
import type { RouteMatch, Routes } from "./routes"
import { isReachable } from "./isReachable"
import { findVersionRedirect } from "./versionRedirect"

/** What stands behind an address, ready to be drawn; `gone` after the app was left for the login. */
export type LoadedPage =
  | { readonly kind: "gone" }
  | {
      readonly kind: "screen"
      readonly module: ScreenModule
      readonly path: string
      readonly query: Readonly<Record<string, string>>
      readonly flow?: CompiledFlow
      readonly adapt: AdaptModule
    }

/** Another address takes the place of the one that was asked for. */
export interface PageRedirect {
  readonly kind: "redirect"
  readonly to: string
}

/** The server cannot be reached: what stands on view stays. */
export interface Unreachable {
  readonly kind: "unreachable"
}

export type PageAnswer = LoadedPage | PageRedirect | Unreachable

interface LoaderDependencies {
  readonly services: AppServices
  readonly routes: Routes
  readonly overlays: Pick<OverlayStore, "hasSheet">
}

const gone = { kind: "gone" } as const
const redirect = (to: string): PageRedirect => ({ kind: "redirect", to })

/** `isWanted`: the customer has gone nowhere else meanwhile. */
export type PageLoader = (address: URL, isWanted: () => boolean) => Promise<PageAnswer>

/** Opens an address: redirects, guards, then the screen's own file. Runs on every navigation. */
export function createPageLoader(dependencies: LoaderDependencies): PageLoader {
  const { services, routes } = dependencies
  const { app } = services.documents
  return async ({ pathname: path, search }, isWanted) => {
    const query = parseQuery(search)
    services.stores.session.refresh()
    // Mail programs and people put a slash at the end.
    if (/.\/+$/.test(path)) return redirect(`${path.replace(/\/+$/, "")}${search}`)
    if (services.documents.isRecalled?.() && (await isReachable(services.page)))
      return loadAnew(services, { path, query })
    const instead = await openArea(services, { path, query, isWanted })
    if (instead) return instead
    const newer = findVersionRedirect(app, path, services.stores.session.appVersion)
    if (newer !== undefined) return redirect(`${newer}${search}`)
    const match = routes.find(path, query)
    if (match?.route && !admits(match.route.guard, services.stores.session.hasToken, query)) {
      services.stores.session.logOut()
      return gone
    }
    const area = match?.route?.area
    // By the time of the server a part of the app opens and closes.
    if (area !== undefined) await services.ready()
    const closed = closedArea(app, area, services)
    const elsewhere = closed === undefined ? undefined : routes.pathTo(closed, path)
    if (elsewhere !== undefined && elsewhere !== path)
      return redirect(withQuery(elsewhere, { closed: area, asked: path + search }))
    if (match?.flow?.query !== undefined)
      return loadStep(services, { ...match, flow: match.flow }, { path, query, isWanted })
    if (match?.flow) return loadFlowPage(dependencies, { ...match, flow: match.flow }, { path, query, isWanted })
    return loadScreenPage(services, match?.screen ?? app.notFound, {
      path,
      query,
      isWanted,
      adapt: withPageName(match?.route?.page),
    })
  }
}

/** What the documents have for an address is there once this settles; gives what takes its place where it cannot be had. */
async function openArea(services: AppServices, { isWanted, ...address }: Address) {
  const { documents } = services
  if (!documents.open) return undefined
  try {
    const opening = documents.open(address.path).then(() => true)
    if (!(await waitNoticeably(services, opening, maxWaitMs)))
      throw new Error("the documents of the address have not come")
    return isWanted() ? undefined : gone
  } catch {
    return isWanted() ? recover(services, address) : gone
  }
}

type FlowMatch = RouteMatch & { readonly flow: CompiledFlow }
type ScreenPage = Extract<LoadedPage, { kind: "screen" }>
type Address = Pick<ScreenPage, "path" | "query"> & { readonly isWanted: () => boolean }
type PageRequest = Address & Omit<ScreenPage, "kind" | "module">

/** A step of a flow with one route. A name that no step has leads to the first one. */
function loadStep(services: AppServices, { screen, flow, route, isEntry }: FlowMatch, address: Address) {
  if (isEntry) return redirect(withQuery(address.path, { ...address.query, [flow.query ?? ""]: undefined }))
  return loadScreenPage(services, screen, { ...address, flow, adapt: withPageName(route?.page) })
}

async function loadFlowPage({ services, routes, overlays }: LoaderDependencies, match: FlowMatch, address: Address) {
  const { stores, documents } = services
  const { flow } = match
  const application = stores.area(accountOpeningStore)
  const { entry } = flow
  // Come along while the configuration is waited for.
  if (entry && !application.screenName) {
    void documents.load(entry.screen)?.catch(() => undefined)
    const call = documents.app.calls?.[entry.call]
    if (call && !overlays.hasSheet) services.earlyCalls.start(call)
  }
  await services.ready()
  if (!overlays.hasSheet && stores.globalConfig.isInMaintenance(maintenanceFeature)) {
    services.earlyCalls.forget()
    return redirect(maintenancePath)
  }
  const { screenName } = application
  if (entry && needsEntry(flow, { screenName, hasSheet: overlays.hasSheet })) {
    const adapt = withFlowEntry(documents.app, flow, match.isEntry ? undefined : match.screen)
    return loadScreenPage(services, entry.screen, { ...address, adapt })
  }
  if (match.isEntry) {
    const step = savedStep(flow, screenName) ?? flow.steps[0]?.screen
    const path = step === undefined ? undefined : routes.pathTo(step, `${address.path}/`)
    if (path !== undefined) return redirect(withQuery(path, address.query))
  }
  application.setScreenName(match.screen)
  return loadScreenPage(services, match.screen, { ...address, flow, adapt: withPageName(undefined) })
}

/** Sources of account opening read the global configuration, also on pages outside of its flow. */
const readsConfiguration = ({ screen }: ScreenModule, prefix = "account-opening/"): boolean =>
  Object.values(screen.data).some(({ source }) => source?.startsWith(prefix))

/** What is asked for by the day of today waits until the server has told the time. */
const readsTime = ({ screen }: ScreenModule): boolean =>
  Object.values(screen.data).some(({ reads }) => reads?.input.includes("ctx") === true)

const needsKept = ({ screen }: ScreenModule): boolean => Object.keys(screen.needs).length > 0

/** What was typed or kept before the page was loaded is there when the screen is drawn for the first time. */
const readsDrafts = (module: ScreenModule): boolean =>
  needsKept(module) || Object.values(module.forms).some(({ keep }) => keep !== "memory")

async function loadScreenPage(
  services: AppServices,
  id: string,
  { isWanted, ...request }: PageRequest,
): Promise<PageAnswer> {
  const { documents } = services
  try {
    const file = documents.load(id) ?? documents.load(documents.app.notFound)
    const module = file && (await waitNoticeably(services, file, maxWaitMs))
    if (!module) throw new Error(file ? "the file of the screen has not come" : "no screen for an unknown path")
    // A button that leads where the configuration says would do nothing before it is there.
    if (readsConfiguration(module, "account-opening/old-flow") || readsTime(module)) await services.ready()
    else if (readsConfiguration(module)) void services.ready()
    if (readsDrafts(module)) await services.drafts.open()
    // A reload right after it came would find nothing to show.
    if (needsKept(module)) await waitNoticeably(services, services.drafts.rest(), maxRestMs)
    clearReloadMark(services, request.path)
    return { kind: "screen", module: request.adapt(module), ...request }
  } catch {
    return isWanted() ? recover(services, request) : gone
  }
}

/** As long as a call is waited for. */
const maxWaitMs = 30_000

/** What was typed is on the device long before; a server that does not give the key holds up nobody. */
const maxRestMs = 2_000
const reloadedName = "reloaded"

/** A file of an older deployment is gone: loading the page anew brings the new ones, and typed answers stay. Then the error page. */
async function recover(services: AppServices, { path, query }: Pick<Address, "path" | "query">): Promise<PageAnswer> {
  if (!(await isReachable(services.page))) return { kind: "unreachable" }
  services.report({ code: "screen-not-loaded", at: path })
  if (!wasReloaded(services, path)) return loadAnew(services, { path, query })
  if (path === "/error") throw new Error("the error page cannot be loaded")
  return redirect("/error")
}

async function loadAnew(services: AppServices, { path, query }: Pick<Address, "path" | "query">) {
  await waitNoticeably(services, services.drafts.rest(), maxRestMs)
  const { location } = services.page
  // Not a reload: the address that was asked for is not the page's yet. Two slashes at its beginning name no other host.
  location.assign(location.origin + withQuery(path, query))
  return gone
}

const marksOf = ({ page }: AppServices) => createSafeStorage(() => page.sessionStorage)

/** Once for each address. True without storage, too: a page must not be loaded anew for ever. */
function wasReloaded(services: AppServices, path: string): boolean {
  const marks = marksOf(services)
  if (marks.read(reloadedName) === path) return true
  marks.write(reloadedName, path)
  return marks.read(reloadedName) !== path
}

/** Only the page itself says that it can be loaded again; another one says nothing about it. */
function clearReloadMark(services: AppServices, path: string): void {
  const marks = marksOf(services)
  if (marks.read(reloadedName) === path) marks.remove(reloadedName)
}
