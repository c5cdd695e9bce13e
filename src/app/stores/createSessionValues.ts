import { observable, runInAction } from "mobx"
import type { DraftStore, Json, SessionStore } from "../../../renderer"
import { recordOf } from "../../domain/json"
import type { SafeStorage } from "../../platform/storage"

const storageName = "kept"
/** Each by itself: tabs that write different values leave each other's alone. */
const devicePrefix = "kept-on-device."
const draftName = (name: string) => `kept.${name}`

export interface SessionValues extends SessionStore {
  /** Forgets all but what is kept on the device: who begins an application anew has set that for all of the app. */
  clearVisit(): void
  /** Forgets the customer. */
  clearAll(): void
}

type Drafts = Pick<DraftStore, "read" | "write" | "clear">

/** Kept values in memory and, as each says, on the device, so that a reload or a killed webview does not lose the earlier step. */
export function createSessionValues(
  storage: SafeStorage,
  drafts: Drafts,
  device: SafeStorage = storage,
): SessionValues {
  const values = observable.map<string, unknown>(recordOf(parse(storage.read(storageName))), { deep: false })
  const onDevice = new Set<string>()
  const unwritten = new Set<string>()
  const save = () => {
    const written = [...values].filter(([name]) => !unwritten.has(name) && !onDevice.has(name))
    storage.write(storageName, JSON.stringify(Object.fromEntries(written)))
  }
  const takeOffDevice = (name: string) => {
    if (onDevice.delete(name)) device.remove(devicePrefix + name)
  }
  /** As the device has it by now, for this tab or by another one. */
  const readDevice = (key: string) => {
    if (!key.startsWith(devicePrefix)) return
    const name = key.slice(devicePrefix.length)
    const value = parse(device.read(key))
    if (value !== undefined) onDevice.add(name)
    else if (!onDevice.delete(name)) return
    runInAction(() => (value === undefined ? values.delete(name) : values.set(name, value)))
  }
  const clearVisit = () => {
    for (const name of values.keys()) drafts.clear(draftName(name))
    runInAction(() => values.replace([...values].filter(([name]) => onDevice.has(name))))
    storage.remove(storageName)
  }
  device.names().forEach(readDevice)
  device.onChange(readDevice)
  return {
    // What is encrypted has been read by the time a screen that needs it is drawn.
    get: (name) => values.get(name) ?? drafts.read(draftName(name))?.answers["value"],
    set(name, value, where = "session") {
      if (where === "session") unwritten.delete(name)
      else unwritten.add(name)
      if (where === "device") {
        onDevice.add(name)
        device.write(devicePrefix + name, JSON.stringify(value))
      } else takeOffDevice(name)
      runInAction(() => values.set(name, value))
      save()
      if (where === "encrypted")
        drafts.write(draftName(name), { answers: { value: value as Json }, base: {} }, "encrypted")
      else drafts.clear(draftName(name))
    },
    clear(name) {
      runInAction(() => values.delete(name))
      drafts.clear(draftName(name))
      takeOffDevice(name)
      save()
    },
    clearVisit,
    clearAll() {
      for (const name of onDevice) takeOffDevice(name)
      clearVisit()
    },
  }
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "")
  } catch {
    return undefined
  }
}
