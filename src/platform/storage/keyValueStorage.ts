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

/** IndexedDB where it works, else memory for as long as the page lives (private mode, blocked or broken storage). */
export function createCacheStorage(factory: () => IDBFactory | undefined): KeyValueStorage {
  const memory = createMemoryStorage()
  let database: Promise<IDBDatabase | undefined> | undefined
  const opened = () => {
    database ??= (async () => {
      const idb = factory()
      return idb && (await open(idb))
    })().catch(() => undefined)
    return database
  }

  async function run<Value>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<Value>) {
    const db = await opened()
    return db && settled(use(db.transaction(storeName, mode).objectStore(storeName)))
  }

  return {
    async read(key) {
      return (await run("readonly", (store) => store.get(key)).catch(() => undefined)) ?? memory.read(key)
    },
    async write(key, value) {
      await memory.write(key, value)
      await run("readwrite", (store) => store.put(value, key))
    },
    async remove(key) {
      await memory.remove(key)
      await run("readwrite", (store) => store.delete(key)).catch(() => undefined)
    },
  }
}
