import type { Draft, DraftStore } from "../../../renderer"
import type { SafeStorage } from "../../platform/storage"
import type { DraftVault } from "./createDraftVault"

export interface AppDraftStore extends DraftStore {
  /** Deciphers what was typed before the page was loaded; never fails. Forms are created afterwards. */
  open(): Promise<void>
  /** Settles when everything that was written so far is on the device, or cannot be. */
  rest(): Promise<void>
  clearAll(): void
  /** Whether anything, or the draft of that form, is kept on the device, or is about to be. */
  isOnDevice(form?: string): boolean
  /** Clears everything, and takes nothing more: a form that is being left still writes what was typed last. */
  end(): void
}

interface DraftStoreDependencies {
  readonly sessionStorage: SafeStorage
  readonly localStorage: SafeStorage
  /** Fetched when there is something to decipher or to encrypt. */
  readonly loadVault: () => Promise<DraftVault>
}

const prefix = "draft."
const prefixed = (name: string) => (name.startsWith(prefix) ? name.slice(prefix.length) : [])

/** Typed answers by form: in memory, and besides, encrypted, where the form says. */
export function createDraftStore(dependencies: DraftStoreDependencies): AppDraftStore {
  const { sessionStorage, localStorage } = dependencies
  const storages = [sessionStorage, localStorage]
  const memory = new Map<string, Draft>()
  /** The newest draft of each form that is on its way to the device. */
  const latest = new Map<string, Draft>()
  let running: Promise<unknown> = Promise.resolve()
  const textOf = (form: string) => sessionStorage.read(prefix + form) ?? localStorage.read(prefix + form)
  const encryptedForms = () => storages.flatMap((storage) => storage.names().flatMap(prefixed))
  let isOver = false
  let vault: Promise<DraftVault | undefined> | undefined
  const loadVault = () => {
    vault ??= dependencies.loadVault().catch(() => (vault = undefined))
    return vault
  }

  /** What outlives the webview is written for its own page besides, which another tab must not speak for. */
  async function encrypt(form: string, draft: Draft, places: readonly SafeStorage[]): Promise<void> {
    latest.set(form, draft)
    const text = await (await loadVault())?.encrypt(form, draft)
    // What was typed, released or forgotten meanwhile counts.
    if (text === undefined || latest.get(form) !== draft) return
    for (const storage of places) storage.write(prefix + form, text)
  }

  function forget(form: string): void {
    latest.delete(form)
    for (const storage of storages) storage.remove(prefix + form)
  }

  function clearAll(): void {
    memory.clear()
    for (const form of [...latest.keys(), ...encryptedForms()]) forget(form)
    void vault?.then((loaded) => loaded?.forgetKey())
  }

  return {
    async open() {
      const forms = encryptedForms()
      const texts = Object.fromEntries(forms.map((form) => [form, textOf(form) ?? ""]))
      const opened = forms.length === 0 ? undefined : await (await loadVault())?.decrypt(texts)
      for (const [form, draft] of opened?.drafts ?? []) if (!memory.has(form)) memory.set(form, draft)
      for (const form of opened?.lost ?? []) if (!latest.has(form)) forget(form)
    },
    read: (form) => memory.get(form),
    prepare(keep) {
      if (keep !== "memory" && !isOver) void loadVault().then((loaded) => loaded?.prepare())
    },
    write(form, draft, keep) {
      if (isOver) return
      memory.set(form, draft)
      if (keep === "memory") return
      running = Promise.all([running, encrypt(form, draft, keep === "session" ? [sessionStorage] : storages)])
    },
    release(form) {
      forget(form)
      // A write may have begun another session, which has another key.
      void vault?.then((loaded) => loaded?.forgetKey())
    },
    clear(form) {
      memory.delete(form)
      forget(form)
    },
    rest: () => running.then(() => undefined),
    isOnDevice: (form) =>
      form === undefined ? vault !== undefined || encryptedForms().length > 0 : encryptedForms().includes(form),
    clearAll,
    end() {
      isOver = true
      clearAll()
    },
  }
}
