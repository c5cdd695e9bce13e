import type { Draft, DraftStore } from "../../../renderer"
import { isRecord } from "../../domain/json"
import type { SafeStorage } from "../../platform/storage"
import { readAll } from "../stores/createSessionValues"
import type { DraftVault } from "./createDraftVault"

export interface AppDraftStore extends DraftStore {
  /** Deciphers what was typed before the page was loaded; never fails. Forms are created afterwards. */
  open(): Promise<void>
  clearAll(): void
  /** Clears everything, and takes nothing more: a form that is being left still writes what was typed last. */
  end(): void
}

interface DraftStoreDependencies {
  readonly sessionStorage: SafeStorage
  readonly localStorage: SafeStorage
  /** Fetched when there is something to decipher or to encrypt. */
  readonly loadVault: () => Promise<DraftVault>
}

const storageName = "drafts"
const prefix = "draft."

/** Typed answers by form: in memory, and besides where the form says. */
export function createDraftStore(dependencies: DraftStoreDependencies): AppDraftStore {
  const { sessionStorage, localStorage } = dependencies
  const memory = new Map<string, Draft>()
  const session = new Map<string, Draft>(
    readAll(sessionStorage, storageName).flatMap(([form, draft]) => (isDraft(draft) ? [[form, draft] as const] : [])),
  )
  /** The newest draft of each form that is on its way to the device. */
  const latest = new Map<string, Draft>()
  const encryptedForms = () =>
    localStorage.names().flatMap((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : []))
  const saveSession = () => sessionStorage.write(storageName, JSON.stringify(Object.fromEntries(session)))
  let isOver = false
  let vault: Promise<DraftVault | undefined> | undefined
  const loadVault = () => {
    vault ??= dependencies.loadVault().catch(() => (vault = undefined))
    return vault
  }

  async function encrypt(form: string, draft: Draft): Promise<void> {
    latest.set(form, draft)
    const text = await (await loadVault())?.encrypt(form, draft)
    // What was typed, released or forgotten meanwhile counts.
    if (text !== undefined && latest.get(form) === draft) localStorage.write(prefix + form, text)
  }

  function forget(form: string): void {
    latest.delete(form)
    localStorage.remove(prefix + form)
  }

  function clearAll(): void {
    memory.clear()
    session.clear()
    for (const form of [...latest.keys(), ...encryptedForms()]) forget(form)
    sessionStorage.remove(storageName)
    void vault?.then((loaded) => loaded?.forgetKey())
  }

  return {
    async open() {
      const forms = encryptedForms()
      const texts = Object.fromEntries(forms.map((form) => [form, localStorage.read(prefix + form) ?? ""]))
      const opened = forms.length === 0 ? undefined : await (await loadVault())?.decrypt(texts)
      for (const [form, draft] of opened?.drafts ?? []) if (!memory.has(form)) memory.set(form, draft)
      for (const form of opened?.lost ?? []) if (!latest.has(form)) forget(form)
    },
    read: (form) => memory.get(form) ?? session.get(form),
    write(form, draft, keep) {
      if (isOver) return
      memory.set(form, draft)
      if (keep === "encrypted") void encrypt(form, draft)
      if (keep !== "session") return
      session.set(form, draft)
      saveSession()
    },
    release(form) {
      forget(form)
      // A write may have begun another session, which has another key.
      void vault?.then((loaded) => loaded?.forgetKey())
    },
    clear(form) {
      memory.delete(form)
      forget(form)
      if (session.delete(form)) saveSession()
    },
    clearAll,
    end() {
      isOver = true
      clearAll()
    },
  }
}

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && isRecord(value["answers"]) && isRecord(value["base"])
