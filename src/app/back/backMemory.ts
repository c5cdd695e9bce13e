import { isRecord, isText, parseJson } from "../../domain/json"
import type { SafeStorage } from "../../platform/storage"

/**
 * The `BACK` that each screen was last opened with. A screen beyond it whose own back target is this one leads here without a
 * query: what was said when the customer came in still holds. Addresses only; gone with the webview.
 */
export interface BackMemory {
  record(path: string, back: string | undefined): void
  backOf(path: string): string | undefined
}

const storageName = "backs"

export function createBackMemory(storage: SafeStorage): BackMemory {
  const stored = parseJson(storage.read(storageName))
  const backs = new Map<string, unknown>(Object.entries(isRecord(stored) ? stored : {}))
  return {
    record(path, back) {
      if (backs.get(path) === back) return
      if (back === undefined) backs.delete(path)
      else backs.set(path, back)
      storage.write(storageName, JSON.stringify(Object.fromEntries(backs)))
    },
    backOf(path) {
      const back = backs.get(path)
      return isText(back) ? back : undefined
    },
  }
}
