import type { CompiledModule } from "./moduleCode"

/** What links a screen with all that it needs. */
export interface Link {
  /** Undefined where the screen cannot be compiled. */
  readonly module: CompiledModule | undefined
  /** Names of the documents that stand in it, and of those that would if they were there. */
  readonly names: ReadonlySet<string>
}

/** Screens as they were linked the last time: one is linked again when a document changes that stands in it. */
export function createLinkMemory() {
  let keys: ReadonlyMap<string, string> = new Map()
  let links: ReadonlyMap<string, Link> = new Map()

  return {
    /**
     * The modules of these screens. `now`: what each document compiles to depends on, by its name.
     */
    link(screens: readonly string[], now: ReadonlyMap<string, string>, make: (screen: string) => Link) {
      const changed = differences(keys, now)
      const isUntouched = ({ names }: Link) => changed.size === 0 || !hasOne(names, changed)
      const next = new Map(
        screens.map((screen) => {
          const known = links.get(screen)
          return [screen, known && isUntouched(known) ? known : make(screen)] as const
        }),
      )
      keys = now
      links = next
      return new Map([...next].flatMap(([screen, { module }]) => (module ? [[screen, module] as const] : [])))
    },
  }
}

/** Names whose keys differ, on one side only included. */
function differences(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): ReadonlySet<string> {
  const gone = [...before.keys()].filter((name) => !now.has(name))
  const other = [...now].filter(([name, key]) => before.get(name) !== key).map(([name]) => name)
  return new Set([...gone, ...other])
}

function hasOne(names: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  for (const name of names) if (wanted.has(name)) return true
  return false
}
