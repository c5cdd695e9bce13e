import { observable, runInAction } from "mobx"
import type { DraftStore, Json, SessionStore } from "../../../renderer"
import type { SafeStorage } from "../../platform/storage"

const storageName = "kept"
const deviceName = "kept-on-device"
const draftName = (name: string) => `kept.${name}`

type Drafts = Pick<DraftStore, "read" | "write" | "clear">

/** Kept values in memory and, as each says, on the device, so that a reload or a killed webview does not lose the earlier step. */
export function createSessionValues(
  storage: SafeStorage,
  drafts: Drafts,
  device: SafeStorage = storage,
): SessionStore & { clearAll(): void } {
  const onDevice = new Set(readAll(device, deviceName).map(([name]) => name))
  const values = observable.map<string, unknown>([...readAll(storage, storageName), ...readAll(device, deviceName)], {
    deep: false,
  })
  const unwritten = new Set<string>()
  const write = (to: SafeStorage, under: string, isMeant: (name: string) => boolean) =>
    to.write(under, JSON.stringify(Object.fromEntries([...values].filter(([name]) => isMeant(name)))))
  const save = () => {
    write(storage, storageName, (name) => !unwritten.has(name) && !onDevice.has(name))
    if (device.read(deviceName) !== undefined || onDevice.size > 0)
      write(device, deviceName, (name) => onDevice.has(name))
  }
  return {
    // What is encrypted has been read by the time a screen that needs it is drawn.
    get: (name) => values.get(name) ?? drafts.read(draftName(name))?.answers["value"],
    set(name, value, where = "session") {
      if (where === "session") unwritten.delete(name)
      else unwritten.add(name)
      if (where === "device") onDevice.add(name)
      else onDevice.delete(name)
      runInAction(() => values.set(name, value))
      save()
      if (where === "encrypted")
        drafts.write(draftName(name), { answers: { value: value as Json }, base: {} }, "encrypted")
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
      device.remove(deviceName)
      onDevice.clear()
    },
  }
}

function readAll(storage: SafeStorage, name: string): [string, unknown][] {
  try {
    const read: unknown = JSON.parse(storage.read(name) ?? "{}")
    return typeof read === "object" && read !== null ? Object.entries(read) : []
  } catch {
    return []
  }
}
