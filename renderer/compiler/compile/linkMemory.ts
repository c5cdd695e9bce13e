import type { LoadedDocument } from "../types"
import type { CompiledModule } from "./moduleCode"

/** What links a screen with all that it needs. */
export interface Link {
  /** Undefined where the screen cannot be compiled. */
  readonly module: CompiledModule | undefined
  /** Names of the documents that stand in it, and of those that would if they were there. */
  readonly names: ReadonlySet<string>
}

/** What screens are linked from. */
export interface LinkSources {
  readonly documents: () => readonly LoadedDocument[]
  /** What each of them is compiled with besides itself, as text. */
  readonly surroundings: string
}

/** How a document is called among `Link.names`. */
export const nameOf = ({ kind, id }: Pick<LoadedDocument, "kind" | "id">): string => `${kind} ${id}`

/** Screens as they were linked the last time: one is linked again when a document changes that stands in it. */
export function createLinkMemory() {
  let sources: LinkSources = { documents: () => [], surroundings: "" }
  let links: ReadonlyMap<string, Link> = new Map()

  return {
    /** The modules of these screens. */
    link(screens: readonly string[], now: LinkSources, make: (screen: string) => Link) {
      const changed =
        now.surroundings === sources.surroundings ? differences(sources.documents(), now.documents()) : undefined
      const isUntouched = ({ names }: Link) => changed !== undefined && (changed.size === 0 || !hasOne(names, changed))
      const next = new Map(
        screens.map((screen) => {
          const known = links.get(screen)
          return [screen, known && isUntouched(known) ? known : make(screen)] as const
        }),
      )
      sources = now
      links = next
      return new Map([...next].flatMap(([screen, { module }]) => (module ? [[screen, module] as const] : [])))
    },
  }
}

/** Names of what is another document now, or one on one side only. */
function differences(before: readonly LoadedDocument[], now: readonly LoadedDocument[]): ReadonlySet<string> {
  const isSame = before.length === now.length
  const [gone, come] = isSame
    ? [before.filter((document, at) => document !== now[at]), now.filter((document, at) => document !== before[at])]
    : [without(before, new Set(now)), without(now, new Set(before))]
  return new Set([...gone, ...come].map(nameOf))
}

const without = (documents: readonly LoadedDocument[], others: ReadonlySet<LoadedDocument>) =>
  documents.filter((document) => !others.has(document))

function hasOne(names: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  for (const name of names) if (wanted.has(name)) return true
  return false
}
