/** Text by name in the browser's storage. Never throws: where the browser has none, memory stands in. */
export interface SafeStorage {
  read(name: string): string | undefined
  write(name: string, text: string): void
  remove(name: string): void
  /** Names of what this app wrote. */
  names(): readonly string[]
  /** Removes everything that this app wrote. */
  clear(): void
  /** Hears which name another tab has written or removed. */
  onChange(hear: (name: string) => void): void
}

const prefix = "kamishibai."

/** `area` gives `localStorage` or `sessionStorage`; reading that property alone can throw. `page` hears of other tabs. */
export function createSafeStorage(
  area: () => Storage | undefined,
  page?: Pick<Window, "addEventListener">,
): SafeStorage {
  /** What the browser did not take. */
  const memory = new Map<string, string>()
  const tried = <Value>(use: (storage: Storage) => Value): Value | undefined => {
    try {
      const storage = area()
      return storage && use(storage)
    } catch {
      return undefined
    }
  }
  const stored = () =>
    (tried((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index))) ?? []).flatMap(
      (key) => (key?.startsWith(prefix) ? key.slice(prefix.length) : []),
    )
  return {
    names: () => [...new Set([...memory.keys(), ...stored()])],
    read: (name) => memory.get(name) ?? tried((storage) => storage.getItem(prefix + name)) ?? undefined,
    write(name, text) {
      const isStored = tried((storage) => {
        storage.setItem(prefix + name, text)
        return true
      })
      if (isStored) return void memory.delete(name)
      memory.set(name, text)
      // The older text would be read as the newest by the next page.
      tried((storage) => storage.removeItem(prefix + name))
    },
    remove(name) {
      memory.delete(name)
      tried((storage) => storage.removeItem(prefix + name))
    },
    clear() {
      memory.clear()
      for (const name of stored()) tried((storage) => storage.removeItem(prefix + name))
    },
    onChange(hear) {
      page?.addEventListener("storage", ({ key }) => {
        if (!key?.startsWith(prefix)) return
        const name = key.slice(prefix.length)
        memory.delete(name)
        hear(name)
      })
    },
  }
}
