import { createScope, evaluate, lookup, type CompiledApp } from "../../../renderer"
import { closureAt } from "../../domain/closures/closureAt"
import type { AppServices } from "../services"

type Guard = CompiledApp["routes"][string]["guard"]

/** Whether an address may be opened: by who is logged in, or by what its query brings along. */
export function admits(guard: Guard, hasToken: boolean, query: Readonly<Record<string, string>>): boolean {
  if (typeof guard === "object")
    return guard.any.some((way) => (way === "login" ? hasToken : (query[way.query] ?? "") !== ""))
  return guard !== "login" || hasToken
}

/** Where an address leads while its part of the app is closed; undefined while it is open. An unknown condition counts as closed. */
export function closedArea(
  { areas = {}, closures = [] }: Pick<CompiledApp, "areas" | "closures">,
  area: string | undefined,
  services: Pick<AppServices, "documents" | "stores" | "sessionValues">,
): string | undefined {
  const guarded = area === undefined || !Object.hasOwn(areas, area) ? undefined : areas[area]
  if (!guarded) return undefined
  if (closureAt(closures, area, services.stores.clock.now)) return guarded.otherwise
  if (!guarded.when) return undefined
  const { constants, tokens, links } = services.documents.app
  const scope = createScope({
    app: { ...constants, tokens, links },
    ctx: services.stores.context,
    kept: lookup((name) => services.sessionValues.get(name)),
  })
  return evaluate(guarded.when, scope) === true ? undefined : guarded.otherwise
}
