import { observable, runInAction } from "mobx"
import type { SessionStore } from "../../../renderer"
import type { SafeStorage } from "../../platform/storage"

const storageName = "kept"

/** Kept values in memory and, unless they are personal, in the session storage, so that a reload does not lose the earlier step. */
export function createSessionValues(storage: SafeStorage): SessionStore & { clearAll(): void } {
  const values = observable.map<string, unknown>(readAll(storage), { deep: false })
  const unwritten = new Set<string>()
  const save = () => {
    const written = [...values].filter(([name]) => !unwritten.has(name))
    storage.write(storageName, JSON.stringify(Object.fromEntries(written)))
  }
  return {
    get: (name) => values.get(name),
    set(name, value, where = "session") {
      if (where === "memory") unwritten.add(name)
      else unwritten.delete(name)
      runInAction(() => values.set(name, value))
      save()
    },
    clear(name) {
      runInAction(() => values.delete(name))
      save()
    },
    clearAll() {
      runInAction(() => values.clear())
      storage.remove(storageName)
    },
  }
}

export function readAll(storage: SafeStorage, name = storageName): [string, unknown][] {
  try {
    const read: unknown = JSON.parse(storage.read(name) ?? "{}")
    return typeof read === "object" && read !== null ? Object.entries(read) : []
  } catch {
    return []
  }
}
