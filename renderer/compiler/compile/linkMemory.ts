import { differingPlaces, withItems } from "../../model/editedList"
import type { LoadedDocument } from "../types"
import type { CompiledModule } from "./moduleCode"

/** What links a screen with all that it needs. */
export interface Link {
  /** Undefined where the screen cannot be compiled. */
  readonly module: CompiledModule | undefined
  /** Names of the documents that stand in it, and of those that would if they were there. */
  readonly names: ReadonlySet<string>
}

/** What is linked, and from what. */
interface LinkSources {
  readonly screens: readonly string[]
  /** Not asked for at first: where documents are read on demand, the screens alone are. */
  readonly documents: () => readonly LoadedDocument[]
  /** What each of them is compiled with besides itself, as text. */
  readonly surroundings: string
}

/** How a document is called among `Link.names`. */
export const nameOf = ({ kind, id }: Pick<LoadedDocument, "kind" | "id">): string => `${kind} ${id}`

/** Screens as they were linked the last time: one is linked again when a document changes that stands in it. */
export function createLinkMemory() {
  let sources: LinkSources = { screens: [], documents: () => [], surroundings: "" }
  let links: readonly Link[] = []
  let modules: ReadonlyMap<string, CompiledModule> = new Map()

  return {
    /** The modules of the screens, in their order; the very same map where none was linked again. */
    link(now: LinkSources, make: (screen: string) => Link): ReadonlyMap<string, CompiledModule> {
      const before = { screens: sources.screens, links }
      const changed =
        now.surroundings === sources.surroundings ? differences(sources.documents(), now.documents()) : undefined
      const isTouched = ({ names }: Link) => changed === undefined || haveOneInCommon(names, changed)
      const isSameList = differingPlaces(before.screens, now.screens)?.length === 0
      links = isSameList ? again(before, { isTouched, make }) : anew(before, now.screens, { isTouched, make })
      sources = now
      if (links !== before.links) modules = modulesOf(now.screens, links)
      return modules
    },
  }
}

interface Before {
  readonly screens: readonly string[]
  readonly links: readonly Link[]
}

interface Linking {
  isTouched(link: Link): boolean
  make(screen: string): Link
}

/** Links of the same screens as before. */
function again({ screens, links }: Before, { isTouched, make }: Linking): readonly Link[] {
  const items = new Map<number, Link>()
  for (const [place, link] of links.entries()) if (isTouched(link)) items.set(place, make(screens[place] ?? ""))
  return withItems(links, items)
}

function anew(before: Before, screens: readonly string[], { isTouched, make }: Linking): readonly Link[] {
  const known = new Map(before.screens.map((screen, place) => [screen, before.links[place]]))
  return screens.map((screen) => {
    const link = known.get(screen)
    return link && !isTouched(link) ? link : make(screen)
  })
}

const modulesOf = (screens: readonly string[], links: readonly Link[]): ReadonlyMap<string, CompiledModule> =>
  new Map(links.flatMap(({ module }, place) => (module ? [[screens[place] ?? "", module] as const] : [])))

/** Names of what is another document now, or one on one side only. */
function differences(before: readonly LoadedDocument[], now: readonly LoadedDocument[]): ReadonlySet<string> {
  const places = differingPlaces(before, now)
  const differing = places
    ? places.flatMap((place) => [before[place], now[place]])
    : [...without(before, new Set(now)), ...without(now, new Set(before))]
  return new Set(differing.flatMap((document) => (document ? nameOf(document) : [])))
}

const without = (documents: readonly LoadedDocument[], others: ReadonlySet<LoadedDocument>) =>
  documents.filter((document) => !others.has(document))

function haveOneInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  for (const name of few) if (many.has(name)) return true
  return false
}
