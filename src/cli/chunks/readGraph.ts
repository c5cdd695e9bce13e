import { minifySync, type Rolldown } from "vite"
import { gzipSync } from "node:zlib"
import { joinClusters, type Cluster } from "./clusters"

export type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">

export interface Modules {
  /** What the page loads at once. */
  readonly page: string
  /** What renders screens, asked for by the page. */
  readonly rendering: string
  /** What lays out forms; comes with the screens that have one. */
  readonly form: string
  /** What imports each screen when it opens. */
  readonly screens: string
}

export interface Naming {
  isOfPage(id: string): boolean
  /** Name of the file that a module belongs into; undefined for what one screen alone uses. */
  chunkOf(id: string): string | undefined
}

/** What more than this share of all screens use comes with what renders them. A share, so that more screens make it no larger. */
const usedByMost = 0.17
/** Of what a module weighs compressed alone, this share is left among others in a file. */
const amongOthers = 0.8
/** What every compressed file has besides what is in it. */
const frame = 20
const joining = {
  /** A further file of a page that fetches ten at once, in bytes that would take as long. */
  fileCost: 600,
  /** What a screen may load for others: a largest one has no more to spare. */
  maxUnused: 2000,
  /** Files that a screen may share with some others, besides those of all screens, of forms, and its own. */
  maxFiles: 11,
}

/** Bytes on the wire, about: minified first, for code loses half of its length by it and documents nothing. */
function weightOf(code: string | null | undefined): number {
  const { code: minified } = minifySync("module.js", code ?? "")
  return Math.max(0, gzipSync(minified).length - frame) * amongOthers
}

const isArea = (id: string) => id.includes("virtual:kamishibai/area/")

/** Who uses what, followed through static imports; of a list of exports from elsewhere all counts as used. */
export function readGraph({ page, rendering, form, screens }: Modules, graph: Graph): Naming {
  const closureOf = (start: string, without: ReadonlySet<string> = new Set()): ReadonlySet<string> => {
    const found = new Set([start])
    for (const id of found)
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) if (!without.has(imported)) found.add(imported)
    return found
  }
  const ofPage = closureOf(page)
  const ofRendering = closureOf(rendering)
  const ofForm = closureOf(form, ofRendering)
  const users = new Map<string, string[]>()
  const importedLater = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  // Where there are many screens, each area of the app imports its own.
  const ids = [...new Set(importedLater(screens).flatMap((id) => (isArea(id) ? importedLater(id) : [id])))]
  for (const screen of ids)
    for (const id of closureOf(screen, ofRendering))
      if (!ofForm.has(id)) users.set(id, [...(users.get(id) ?? []), screen])

  const isUsedByMost = (own: readonly string[]) => own.length > usedByMost * ids.length
  const clusters = new Map<string, Cluster>()
  for (const [id, own] of [...users].toSorted()) {
    if (own.length < 2 || isUsedByMost(own)) continue
    const key = own.join(" ")
    const { modules = [], bytes = 0 } = clusters.get(key) ?? {}
    const size = weightOf(graph.getModuleInfo(id)?.code)
    clusters.set(key, { modules: [...modules, id], users: new Set(own), bytes: bytes + size })
  }
  const names = new Map(
    joinClusters([...clusters.values()], joining).flatMap(({ modules }, index) =>
      modules.map((id) => [id, `some~${index}`] as const),
    ),
  )
  return {
    isOfPage: (id) => ofPage.has(id),
    chunkOf(id) {
      if (ofRendering.has(id) || isUsedByMost(users.get(id) ?? [])) return "rendering"
      return ofForm.has(id) ? "form" : names.get(id)
    },
  }
}
