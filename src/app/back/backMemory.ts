import { isRecord, isText, parseJson } from "../../domain/json"
import type { SafeStorage } from "../../platform/storage"
import type { AppDraftStore } from "../drafts/createDraftStore"

/**
 * The `BACK` that each screen was last opened with. A screen beyond it whose own back target is this one leads here without a
 * query: what was said when the customer came in still holds. It goes with the webview; where something half done outlives one
 * that was killed, so do these addresses, and alike.
 */
export interface BackMemory {
  record(path: string, back: string | undefined): void
  backOf(path: string): string | undefined
  /** The customer closes the webview: who comes another time comes from elsewhere. */
  forget(): void
}

type Drafts = Pick<AppDraftStore, "isOnDevice" | "open" | "read" | "write" | "clear">

const storageName = "backs"

export function createBackMemory(storage: SafeStorage, drafts: Drafts): BackMemory {
  const stored = parseJson(storage.read(storageName))
  const backs = new Map<string, unknown>(Object.entries(isRecord(stored) ? stored : {}))
  /** Opened since, so that what was stored of them is old. */
  const recorded = new Set<string>()
  let isKilled = stored === undefined && drafts.isOnDevice(storageName)
  let kept = ""

  function takeOver(): void {
    if (!isKilled) return
    isKilled = false
    for (const [path, back] of Object.entries(drafts.read(storageName)?.answers ?? {}))
      if (!recorded.has(path)) backs.set(path, back)
  }

  function keep(): void {
    const answers = Object.fromEntries(backs) as Record<string, string>
    const text = JSON.stringify(answers)
    storage.write(storageName, text)
    if (backs.size === 0) forget()
    else if (text !== kept && drafts.isOnDevice()) {
      kept = text
      drafts.write(storageName, { answers, base: {} }, "encrypted")
    }
  }

  function forget(): void {
    kept = ""
    drafts.clear(storageName)
  }

  return {
    record(path, back) {
      recorded.add(path)
      if (back === undefined) backs.delete(path)
      else backs.set(path, back)
      if (!isKilled) return keep()
      void drafts.open().then(() => {
        takeOver()
        keep()
      })
    },
    backOf(path) {
      const back = backs.get(path)
      return isText(back) ? back : undefined
    },
    forget,
  }
}
