/** Text by name in the browser's storage. Never throws: where the browser has none, memory stands in. */
export interface SafeStorage {
  read(name: string): string | undefined
  write(name: string, text: string): void
  remove(name: string): void
  /** Removes everything that this app wrote. */
  clear(): void
}

const prefix = "kamishibai."

/** `area` gives `localStorage` or `sessionStorage`; reading that property alone can throw. */
export function createSafeStorage(area: () => Storage | undefined): SafeStorage {
  const memory = new Map<string, string>()
  const tried = <Value>(use: (storage: Storage) => Value): Value | undefined => {
    try {
      const storage = area()
      return storage && use(storage)
    } catch {
      return undefined
    }
  }
  return {
    read: (name) => memory.get(name) ?? tried((storage) => storage.getItem(prefix + name)) ?? undefined,
    write(name, text) {
      memory.set(name, text)
      tried((storage) => storage.setItem(prefix + name, text))
    },
    remove(name) {
      memory.delete(name)
      tried((storage) => storage.removeItem(prefix + name))
    },
    clear() {
      memory.clear()
      const names = tried((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index))) ?? []
      for (const name of names) if (name?.startsWith(prefix)) tried((storage) => storage.removeItem(name))
    },
  }
}
