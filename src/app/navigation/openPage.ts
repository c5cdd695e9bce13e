import type { CompiledFlow, ScreenModule } from "../../../renderer"
import type { OverlayStore } from "../overlays/OverlayStore"
import type { AppServices } from "../services"
import { addressOf, readParameters } from "./addressOf"
import { needsEntry, notedStep } from "./flowGuard"
import { asEntry, asPage, type InPlace } from "./inPlace"
import type { Place, Places } from "./Places"
import { versionTwin } from "./versionTwin"

/** What stands behind an address, ready to be drawn; `gone` after the app was left for the login. */
export type PageOpening =
  | { readonly kind: "gone" }
  | {
      readonly kind: "screen"
      readonly module: ScreenModule
      readonly path: string
      readonly query: Readonly<Record<string, string>>
      readonly flow?: CompiledFlow
      readonly inPlace: InPlace
    }

/** Another address takes the place of the one that was asked for. */
export interface PageRedirect {
  readonly kind: "redirect"
  readonly to: string
}

interface Opener {
  readonly services: AppServices
  readonly places: Places
  readonly overlays: Pick<OverlayStore, "hasSheet">
}

const redirect = (to: string): PageRedirect => ({ kind: "redirect", to })

const feature = "account_opening"
const maintenancePath = "/account/open/maintenance"

/** Opens an address: redirects, guards, then the screen's own file. Runs on every navigation. */
export function createPageOpener(opener: Opener) {
  const { services, places } = opener
  const { app } = services.documents
  return async ({ pathname: path, search }: URL): Promise<PageOpening | PageRedirect> => {
    const query = readParameters(search)
    services.stores.session.refresh()
    // Mail programs and people put a slash at the end.
    if (/.\/+$/.test(path)) return redirect(`${path.replace(/\/+$/, "")}${search}`)
    const twin = versionTwin(app, path, services.stores.session.appVersion)
    if (twin !== undefined) return redirect(`${twin}${search}`)
    const place = places.find(path)
    if (place?.route?.guard === "login" && !services.stores.session.hasToken) {
      services.stores.session.logOut()
      return { kind: "gone" }
    }
    if (place?.flow) return openFlow(opener, { ...place, flow: place.flow }, { path, query })
    return openScreen(services, place?.screen ?? app.notFound, { path, query, inPlace: asPage(place?.route?.page) })
  }
}

type Address = Pick<Extract<PageOpening, { kind: "screen" }>, "path" | "query">
type Drawing = Omit<Extract<PageOpening, { kind: "screen" }>, "kind" | "module">

async function openFlow(
  { services, places, overlays }: Opener,
  place: Place & { readonly flow: CompiledFlow },
  address: Address,
) {
  const { stores, documents } = services
  const { flow } = place
  const { entry } = flow
  // Comes along while the configuration is waited for.
  if (entry && !stores.accountOpening.screenName) void documents.load(entry.screen)?.catch(() => undefined)
  await services.ready()
  if (!overlays.hasSheet && stores.globalConfig.isInMaintenance(feature)) return redirect(maintenancePath)
  const { screenName } = stores.accountOpening
  if (entry && needsEntry(flow, { screenName, hasSheet: overlays.hasSheet })) {
    const inPlace = asEntry(documents.app, flow, place.isEntry ? undefined : place.screen)
    return openScreen(services, entry.screen, { ...address, inPlace })
  }
  if (place.isEntry) {
    const step = notedStep(flow, screenName) ?? flow.steps[0]?.screen
    const path = step === undefined ? undefined : places.pathTo(step, `${address.path}/`)
    if (path !== undefined) return redirect(addressOf(path, address.query))
  }
  stores.accountOpening.setScreenName(place.screen)
  return openScreen(services, place.screen, { ...address, flow, inPlace: asPage(undefined) })
}

/** Sources of account opening read the global configuration, also on pages outside of its flow. */
const readsConfiguration = ({ screen }: ScreenModule, prefix = "aco/"): boolean =>
  Object.values(screen.data).some(({ source }) => source?.startsWith(prefix))

async function openScreen(services: AppServices, id: string, drawing: Drawing): Promise<PageOpening | PageRedirect> {
  const { documents } = services
  try {
    const module = await (documents.load(id) ?? documents.load(documents.app.notFound))
    if (!module) throw new Error("no screen for an unknown path")
    // A button that leads where the configuration says would do nothing before it is there.
    if (readsConfiguration(module, "aco/old-flow")) await services.ready()
    else if (readsConfiguration(module)) void services.ready()
    forgetReload(services, drawing.path)
    return { kind: "screen", module: drawing.inPlace(module), ...drawing }
  } catch {
    return recover(services, drawing)
  }
}

const reloadedName = "kamishibai.reloaded"

/** A file of an older deployment is gone: loading the page anew brings the new ones, and typed answers stay. Then the error page. */
async function recover(services: AppServices, { path, query }: Address): Promise<PageOpening | PageRedirect> {
  services.report({ code: "screen-not-loaded", at: path })
  if (!wasReloaded(services, path)) {
    // Not a reload: the address that was asked for is not the page's yet.
    services.page.location.assign(addressOf(path, query))
    return { kind: "gone" }
  }
  if (path === "/error") throw new Error("the error page cannot be loaded")
  return redirect("/error")
}

function wasReloaded({ page }: AppServices, path: string): boolean {
  try {
    const before = page.sessionStorage.getItem(reloadedName) === path
    page.sessionStorage.setItem(reloadedName, path)
    return before
  } catch {
    return true
  }
}

/** Only the page itself says that it can be loaded again; another one says nothing about it. */
function forgetReload({ page }: AppServices, path: string): void {
  try {
    if (page.sessionStorage.getItem(reloadedName) === path) page.sessionStorage.removeItem(reloadedName)
  } catch {
    // Without storage there is nothing to forget.
  }
}
