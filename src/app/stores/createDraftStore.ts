import type { DraftStore, Json } from "../../../renderer"
import type { SafeStorage } from "../../platform/storage"
import { readAll } from "./createSessionValues"

type Answers = Readonly<Record<string, Json>>

const storageName = "drafts"
const isAnswers = (value: unknown): value is Answers =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Typed answers by form: in memory, and only for forms that say so in the session storage too. */
export function createDraftStore(storage: SafeStorage): DraftStore & { clearAll(): void } {
  const stored = new Map<string, Answers>(
    readAll(storage, storageName).flatMap(([form, answers]) => (isAnswers(answers) ? [[form, answers] as const] : [])),
  )
  const memory = new Map<string, Answers>()
  const save = () => storage.write(storageName, JSON.stringify(Object.fromEntries(stored)))
  return {
    read: (form) => memory.get(form) ?? stored.get(form),
    write(form, answers, keep) {
      memory.set(form, answers)
      if (keep === "memory") return
      stored.set(form, answers)
      save()
    },
    clear(form) {
      memory.delete(form)
      if (stored.delete(form)) save()
    },
    clearAll() {
      memory.clear()
      stored.clear()
      storage.remove(storageName)
    },
  }
}
