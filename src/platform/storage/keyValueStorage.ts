/** Where a cache lives. Reading may fail or give anything; writing may fail. */
export interface KeyValueStorage {
  read(key: string): Promise<unknown>
  write(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
}

export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, unknown>()
  return {
    read: async (key) => values.get(key),
    write: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
  }
}

const databaseName = "kamishibai"
const storeName = "cache"

const settled = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result))
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB request failed")))
  })

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 1)
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(storeName))
  return settled(request)
}

/**
 * IndexedDB where it works. What it does not take (private mode; blocked, broken or full storage) is remembered for as long
 * as the page lives, and nothing else is: a cache may be large.
 */
export function createCacheStorage(factory: () => IDBFactory | undefined): KeyValueStorage {
  const memory = createMemoryStorage()
  let database: Promise<IDBDatabase> | undefined
  const opened = () => {
    database ??= (async () => {
      const idb = factory()
      if (!idb) throw new Error("no IndexedDB")
      return open(idb)
    })()
    return database
  }

  async function run<Value>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<Value>) {
    return settled(use((await opened()).transaction(storeName, mode).objectStore(storeName)))
  }

  return {
    async read(key) {
      return (await memory.read(key)) ?? run("readonly", (store) => store.get(key)).catch(() => undefined)
    },
    async write(key, value) {
      await memory.write(key, value)
      await run("readwrite", (store) => store.put(value, key))
      await memory.remove(key)
    },
    async remove(key) {
      await memory.remove(key)
      await run("readwrite", (store) => store.delete(key)).catch(() => undefined)
    },
  }
}
