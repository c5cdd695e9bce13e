import { observable, runInAction } from "mobx"
import type { DraftStore, Json, SessionStore } from "../../../renderer"
import type { SafeStorage } from "../../platform/storage"

const storageName = "kept"
const draftName = (name: string) => `kept.${name}`

type Drafts = Pick<DraftStore, "read" | "write" | "clear">

/** Kept values in memory and, as each says, in the session storage, so that a reload does not lose the earlier step. */
export function createSessionValues(storage: SafeStorage, drafts: Drafts): SessionStore & { clearAll(): void } {
  const values = observable.map<string, unknown>(readAll(storage), { deep: false })
  const unwritten = new Set<string>()
  const save = () => {
    const written = [...values].filter(([name]) => !unwritten.has(name))
    storage.write(storageName, JSON.stringify(Object.fromEntries(written)))
  }
  return {
    // What is encrypted has been read by the time a screen that needs it is drawn.
    get: (name) => values.get(name) ?? drafts.read(draftName(name))?.answers["value"],
    set(name, value, where = "session") {
      if (where === "session") unwritten.delete(name)
      else unwritten.add(name)
      runInAction(() => values.set(name, value))
      save()
      if (where === "encrypted")
        drafts.write(draftName(name), { answers: { value: value as Json }, base: {} }, "session")
      else drafts.clear(draftName(name))
    },
    clear(name) {
      runInAction(() => values.delete(name))
      drafts.clear(draftName(name))
      save()
    },
    clearAll() {
      for (const name of values.keys()) drafts.clear(draftName(name))
      runInAction(() => values.clear())
      storage.remove(storageName)
    },
  }
}

function readAll(storage: SafeStorage): [string, unknown][] {
  try {
    const read: unknown = JSON.parse(storage.read(storageName) ?? "{}")
    return typeof read === "object" && read !== null ? Object.entries(read) : []
  } catch {
    return []
  }
}
