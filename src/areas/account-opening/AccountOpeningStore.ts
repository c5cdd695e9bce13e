import { makeAutoObservable, observableRef } from "mobx"
import { parseJson } from "../../domain/json"
import type { SafeStorage } from "../../platform/storage"
import type { AreaStore } from "../../platform/stores"

/** The only things of an application that a browser may keep, none of them personal. */
const storedNames = ["screenName", "ekycSessionId"] as const
type StoredName = (typeof storedNames)[number]

const readIdsName = "agreementReadIds"

/** A newer version of a document is another one to read. */
const readId = (documentId: string, version: string) => `${documentId} ${version}`

function parseIds(text: string | undefined): readonly string[] {
  const value = parseJson(text)
  return Array.isArray(value) ? value.filter((id) => typeof id === "string") : []
}

/** The customer's position in account opening, as far as this tab knows it; the server's return point is the truth. */
export class AccountOpeningStore {
  /** Version of the draft as the server last said it; changes name it. */
  draftVersion: number | undefined = undefined
  private values: Readonly<Partial<Record<StoredName, string>>>
  agreementReadIds: readonly string[]

  /** `storage` is the session storage: not shared between tabs, gone with the webview. */
  constructor(private readonly storage: SafeStorage) {
    this.values = Object.fromEntries(
      storedNames.flatMap((name) => {
        const text = storage.read(name)
        return text === undefined ? [] : [[name, text]]
      }),
    )
    this.agreementReadIds = parseIds(storage.read(readIdsName))
    makeAutoObservable<this, "storage" | "values">(
      this,
      { storage: false, values: observableRef, agreementReadIds: observableRef },
      { autoBind: true },
    )
  }

  /** The screen that the customer is on; while it is set, the guard lets be. */
  get screenName(): string | undefined {
    return this.values.screenName
  }

  get ekycSessionId(): string | undefined {
    return this.values.ekycSessionId
  }

  setScreenName(name: string | undefined): void {
    this.setValue("screenName", name)
  }

  setEkycSessionId(id: string | undefined): void {
    this.setValue("ekycSessionId", id)
  }

  setDraftVersion(version: number): void {
    this.draftVersion = version
  }

  isRead(documentId: string, version: string): boolean {
    return this.agreementReadIds.includes(readId(documentId, version))
  }

  /** A document was opened. */
  markRead(documentId: string, version: string): void {
    this.addReadIds([readId(documentId, version)])
  }

  addReadIds(ids: readonly string[]): void {
    const added = ids.filter((id) => !this.agreementReadIds.includes(id))
    if (added.length === 0) return
    this.agreementReadIds = [...this.agreementReadIds, ...added]
    this.storage.write(readIdsName, JSON.stringify(this.agreementReadIds))
  }

  /** Forgets the application on this device: start over, old flow, log-out. */
  clear(): void {
    this.draftVersion = undefined
    this.agreementReadIds = []
    this.storage.remove(readIdsName)
    for (const name of storedNames) this.setValue(name, undefined)
  }

  private setValue(name: StoredName, text: string | undefined): void {
    const { [name]: _before, ...others } = this.values
    this.values = text === undefined ? others : { ...others, [name]: text }
    if (text === undefined) this.storage.remove(name)
    else this.storage.write(name, text)
  }
}

/** Forgotten when the customer logs out. */
export const accountOpeningStore: AreaStore<AccountOpeningStore> = ({ sessionStorage, session }) => {
  const store = new AccountOpeningStore(sessionStorage)
  session.onLogOut(() => store.clear())
  return store
}
