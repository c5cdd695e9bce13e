import { reaction } from "mobx"
import type { AccountOpeningStore } from "../../areas/account-opening/AccountOpeningStore"
import type { AppDraftStore } from "./createDraftStore"

const name = "account-opening.read"

/**
 * Opening a document leaves the webview, which may be gone when the customer comes back: what was opened is kept like an answer,
 * for the same session and no longer. The result takes over what was opened before.
 */
export function keepReadMarks(application: AccountOpeningStore, drafts: AppDraftStore): () => void {
  reaction(
    () => application.agreementReadIds,
    (ids) => {
      if (ids.length === 0) drafts.clear(name)
      else drafts.write(name, { answers: { ids: [...ids] }, base: {} }, "encrypted")
    },
  )
  return () => {
    const ids = drafts.read(name)?.answers["ids"]
    if (Array.isArray(ids)) application.addReadIds(ids.filter((id) => typeof id === "string"))
  }
}
