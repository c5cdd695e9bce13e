import { stepAddress, stepNamed, type CompiledApp, type CompiledFlow } from "../../../renderer"

type Route = CompiledApp["routes"][string]

export interface RouteMatch {
  readonly screen: string
  readonly route?: Route
  /** The flow in whose order or beside whose order the screen stands, by its route. */
  readonly flow?: CompiledFlow
  /** The flow's own address, without a screen that it has: its entry decides, or the first step. */
  readonly isEntry: boolean
}

/** What stands behind a path, and which path leads to a screen. */
export interface Routes {
  /** `query` tells the step where a flow has one route for all of them. */
  find(path: string, query?: Readonly<Record<string, string>>): RouteMatch | undefined
  /** Path of a screen id, of a flow id, or the path itself. `from` prefers the flow that the customer is in. */
  pathTo(target: string, from: string): string | undefined
  /** True for an address that another site serves: it is opened by leaving the app. */
  isElsewhere(address: string): boolean
  /** True for a route with several steps, told by its query. */
  isOfSteps(path: string): boolean
}

/** Reads `app.routes` and the flows that live under a route. */
export function createRoutes(app: CompiledApp): Routes {
  const routeEntries = () => Object.entries(app.routes)
  // Read anew each time: in development routes and flows change under an open page.
  const flowRoutes = () =>
    routeEntries().flatMap(([path, route]) => {
      const flow = route.flow === undefined ? undefined : app.flows[route.flow]
      return flow ? [{ path, route, flow, screens: screensOf(flow) }] : []
    })

  function find(path: string, query: Readonly<Record<string, string>> = {}): RouteMatch | undefined {
    const route = Object.hasOwn(app.routes, path) ? app.routes[path] : undefined
    if (route?.screen !== undefined) return { screen: route.screen, route, isEntry: false }
    const flows = flowRoutes()
    const entered = flows.find((one) => one.path === path)
    const told = entered?.flow.query
    const step = entered && told !== undefined ? stepNamed(entered.flow.steps, query[told]) : undefined
    if (entered && step) return { screen: step.screen, route: entered.route, flow: entered.flow, isEntry: false }
    if (entered) return { screen: entered.flow.id, route: entered.route, flow: entered.flow, isEntry: true }
    const inside = flows.find(
      ({ flow, ...one }) =>
        flow.query === undefined && path.startsWith(`${one.path}/`) && one.screens.has(path.slice(one.path.length + 1)),
    )
    return (
      inside && { screen: path.slice(inside.path.length + 1), route: inside.route, flow: inside.flow, isEntry: false }
    )
  }

  function pathTo(target: string, from: string): string | undefined {
    if (target.startsWith("/")) return target
    const holding = flowRoutes().filter(({ screens }) => screens.has(target))
    const near = holding.find(({ path }) => from === path || from.startsWith(`${path}/`))
    if (near) return stepAddress(near.flow, near.path, target)
    const direct = routeEntries().find(([, { screen, flow }]) => screen === target || flow === target)
    if (direct) return direct[0]
    return holding[0]
      ? stepAddress(holding[0].flow, holding[0].path, target)
      : flowRoutes().find(hasEntryScreen(target))?.path
  }

  function isElsewhere(address: string): boolean {
    const [path = ""] = address.split(/[?#]/)
    return Object.hasOwn(app.routes, path) && app.routes[path]?.elsewhere === true
  }

  const isOfSteps = (path: string) => flowRoutes().some((one) => one.path === path && one.flow.query !== undefined)

  return { find, pathTo, isElsewhere, isOfSteps }
}

const hasEntryScreen =
  (screen: string) =>
  ({ flow }: { readonly flow: CompiledFlow }): boolean =>
    flow.entry?.screen === screen

const screensOf = ({ steps, detached }: CompiledFlow): ReadonlySet<string> =>
  new Set([...steps, ...detached].map(({ screen }) => screen))
