import type { CompiledApp } from "../../model/compiled"
import { asData, type CompiledModule, createModule, type ModuleValue } from "./moduleCode"
import { cutPaths } from "./cutPaths"

type Values = Readonly<Record<string, ModuleValue>>

/** What the app document has more of the more screens there are. */
const growing = ["routes", "flows", "calls", "sheets", "codes"] as const

/** One address further on: everything from here up to the next area. */
export interface AppArea {
  readonly start: string
  /** Exports `part`: by kind its `[order, id, value]`. */
  readonly module: CompiledModule
  /** Screens that open at its addresses. */
  readonly screens: readonly string[]
}

export interface AppInAreas {
  /** Exports `app` without what only areas need, and `part` with the order of what it has. */
  readonly core: CompiledModule
  /** Screens that open at no address of their own. */
  readonly screens: readonly string[]
  /** By the addresses that they begin with, in the order of their segments. */
  readonly areas: readonly AppArea[]
}

export interface WholeApp {
  readonly app: Pick<CompiledApp, "routes" | "flows" | "notFound">
  /** All that the module of the app exports as `app`. */
  readonly value: Values
  /** Sources of the modules of screens, by id. */
  readonly sources: ReadonlyMap<string, string>
  readonly dependencies: readonly string[]
}

/**
 * The app document in parts for addresses that begin alike, of at most so many screens each. An area has its own routes and flows, and those
 * that its screens name: who stands in it needs no other one to know where a name leads.
 */
export function splitApp({ app, value, sources, dependencies }: WholeApp, most: number): AppInAreas {
  const screensAt = new Map(Object.entries(app.routes).map(([path, route]) => [path, screensOf(app, route)]))
  const kinds = growing.map((kind) => [kind, Object.entries((value[kind] ?? {}) as Values)] as const)
  const index = indexOf(app, kinds)
  const rest = Object.fromEntries(Object.entries(value).filter(([key]) => !isGrowing(key)))
  const core = index.close([...neededEverywhere(app), ...wordsIn(rest)])
  const partOf = (names: ReadonlySet<string>): Values =>
    Object.fromEntries(
      kinds.map(([kind, entries]) => [
        kind,
        entries.flatMap(([id, item], order) => (names.has(`${kind} ${id}`) ? [[order, id, item]] : [])),
      ]),
    )
  const weighed = [...screensAt].map(([path, screens]) => ({ path, weight: screens.length }))
  const areas = cutPaths(weighed, most).map(({ start, paths }): AppArea => {
    const screens = new Set(paths.flatMap((path) => screensAt.get(path) ?? []))
    const named = [...screens].flatMap((id) => [...wordsIn(sources.get(id) ?? "")])
    const names = index.close([...paths, ...screens, ...named])
    const own = new Set([...names].filter((name) => !core.has(name)))
    return { start, module: createModule({ part: partOf(own) }, dependencies), screens: [...screens] }
  })
  const placed = new Set([...screensAt.values()].flat())
  const empty = Object.fromEntries(growing.map((kind) => [kind, {}]))
  return {
    core: createModule({ app: { ...rest, ...empty }, part: partOf(core) }, dependencies),
    screens: [...sources.keys()].filter((id) => id === app.notFound || !placed.has(id)),
    areas,
  }
}

const isGrowing = (key: string): boolean => (growing as readonly string[]).includes(key)

/** Addresses that other sites serve, and the flow that is meant where none is named. */
function neededEverywhere({ routes, flows }: WholeApp["app"]): readonly string[] {
  const elsewhere = Object.keys(routes).filter((path) => routes[path]?.elsewhere)
  return [...elsewhere, Object.values(flows).find(({ entry }) => entry)?.id ?? []].flat()
}

type Route = CompiledApp["routes"][string]

function screensOf({ flows }: WholeApp["app"], { screen, flow: id }: Route): readonly string[] {
  const flow = id === undefined ? undefined : flows[id]
  const steps = flow ? [...flow.steps, ...flow.detached].map((step) => step.screen) : []
  return [screen ?? [], flow?.entry?.screen ?? [], steps].flat()
}

/** Everything that may be a name or the path of an address. */
function wordsIn(source: ModuleValue): ReadonlySet<string> {
  const text = typeof source === "string" ? source : (JSON.stringify(source) ?? "")
  return new Set(text.match(/[\w\-/]+/g))
}

type Kinds = readonly (readonly [kind: string, entries: readonly (readonly [string, ModuleValue])[]])[]

/** What each name stands for, and what that names in turn. */
function indexOf(app: WholeApp["app"], kinds: Kinds) {
  const holders = new Map<string, string[]>()
  const named = new Map<string, readonly string[]>()
  const hold = (name: string, holder: string) => void holders.set(name, [...(holders.get(name) ?? []), holder])
  for (const [kind, entries] of kinds)
    for (const [id, item] of entries) {
      hold(id, `${kind} ${id}`)
      named.set(`${kind} ${id}`, kind === "routes" || kind === "flows" ? [] : [...wordsIn(item)])
    }
  for (const [path, route] of Object.entries(app.routes)) {
    for (const id of new Set(screensOf(app, route))) hold(id, `routes ${path}`)
    const flow = route.flow === undefined ? undefined : app.flows[route.flow]
    if (flow) hold(flow.id, `routes ${path}`)
    named.set(`routes ${path}`, [route.v2 ?? [], flow?.id ?? []].flat())
  }
  for (const [id, flow] of Object.entries(app.flows)) named.set(`flows ${id}`, [...wordsIn(asData(flow))])
  return {
    /** Everything that these names lead to. */
    close(names: Iterable<string>): ReadonlySet<string> {
      const found = new Set<string>()
      const open = [...names]
      for (let name = open.pop(); name !== undefined; name = open.pop())
        for (const holder of holders.get(name) ?? [])
          if (!found.has(holder)) {
            found.add(holder)
            open.push(...(named.get(holder) ?? []))
          }
      return found
    },
  }
}
