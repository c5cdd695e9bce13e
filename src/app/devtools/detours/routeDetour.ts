import { createScope, lookup } from "../../../../renderer"
import { within } from "../../../../renderer/pointers"
import { accountOpeningStore } from "../../../areas/account-opening/AccountOpeningStore"
import { maintenancePath } from "../../../areas/account-opening/maintenance"
import { closureAt } from "../../../domain/closures/closureAt"
import type { Detour, DocumentPlace } from "../../../domain/detours"
import type { AppContext } from "../../AppContext"
import { admits, closedArea } from "../../navigation/guards"
import type { PageAnswer } from "../../navigation/loadPage"
import { parseQuery } from "../../navigation/query"
import type { RouteMatch } from "../../navigation/routes"
import { findVersionRedirect } from "../../navigation/versionRedirect"
import { plain, readValues } from "./readValues"

/** Who was there when an address was opened. */
export interface Visitor {
  readonly hasToken: boolean
  readonly screenName: string | undefined
}

export const visitorOf = ({ services: { stores } }: Pick<AppContext, "services">): Visitor => ({
  hasToken: stores.session.hasToken,
  screenName: stores.area(accountOpeningStore).screenName,
})

type Why = Omit<Detour, "asked" | "to">
type Context = Pick<AppContext, "services" | "routes">

const inApp = (...segments: readonly string[]): DocumentPlace => ({
  kind: "app",
  id: "app",
  pointer: within("", ...segments),
})

const why = (reason: Why["reason"], place: DocumentPlace | undefined, values: Why["values"] = {}): Why => ({
  reason,
  ...(place && { place }),
  conditions: [],
  values,
})

/** Why an address got this answer instead of its own screen; undefined where it got that. */
export function routeDetour(
  context: Context,
  { pathname: path, search }: URL,
  visitor: Visitor,
  answer: PageAnswer,
): Why | undefined {
  const query = parseQuery(search)
  const match = context.routes.find(path, query)
  if (answer.kind === "screen") return match ? undefined : why("unknown", inApp("notFound"))
  const guard = match?.route?.guard
  if (answer.kind === "gone") {
    if (admits(guard, visitor.hasToken, query)) return undefined
    const ways = typeof guard === "object" ? guard.any : []
    const asked = ways.flatMap((way) => (way === "login" ? [] : [[`$query.${way.query}`, null] as const]))
    return why("login", inApp("routes", path, "guard"), { "$ctx.hasToken": false, ...Object.fromEntries(asked) })
  }
  if (answer.kind !== "redirect" || /.\/+$/.test(path)) return undefined
  return versionDetour(context, path) ?? areaDetour(context, match) ?? flowDetour(match, visitor, answer.to)
}

function versionDetour({ services: { documents, stores } }: Context, path: string): Why | undefined {
  const { appVersion } = stores.session
  const isNewer = findVersionRedirect(documents.app, path, appVersion) !== undefined
  return isNewer
    ? why("version", inApp("routes", path, "v2"), {
        "$ctx.appVersion": appVersion,
        "$app.v2FromVersion": plain(documents.app.constants["v2FromVersion"]),
      })
    : undefined
}

function areaDetour({ services }: Context, match: RouteMatch | undefined): Why | undefined {
  const area = match?.route?.area
  const { app } = services.documents
  if (area === undefined || closedArea(app, area, services) === undefined) return undefined
  const { now } = services.stores.clock
  const closure = closureAt(app.closures ?? [], area, now)
  if (closure) {
    const pointer = within("", "closures", app.closures?.indexOf(closure) ?? 0)
    return why("closure", { kind: "closures", id: "closures", pointer }, { "$ctx.now": now })
  }
  const when = app.areas?.[area]?.when
  const scope = createScope({
    app: { ...app.constants, tokens: app.tokens, links: app.links },
    ctx: services.stores.context,
    kept: lookup((name) => services.sessionValues.get(name)),
  })
  const place = inApp("areas", area, "when")
  return { reason: "closed", place, conditions: [place], values: when ? readValues(when, scope) : {} }
}

function flowDetour(match: RouteMatch | undefined, { screenName }: Visitor, to: string): Why | undefined {
  const { flow } = match ?? {}
  if (!match || !flow) return undefined
  const [path] = to.split("?")
  if (path === maintenancePath) return why("maintenance", { kind: "call", id: "config/global-config", pointer: "" })
  if (!match.isEntry) return undefined
  const pointer = within("", "sections", 0, "steps", 0)
  return screenName === undefined || flow.entry === undefined
    ? why("first-step", { kind: "flow", id: flow.id, pointer })
    : why("saved-step", { kind: "flow", id: flow.id, pointer: "" })
}
