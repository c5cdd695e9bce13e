import type { OpenWrites } from "../../platform/api"
import type { AppDraftStore } from "./createDraftStore"

const name = "open-writes"

/**
 * A webview may be gone before the server has answered: who comes back and asks for the same again gets what became of it. Kept
 * where the step itself is, encrypted; where nothing is kept there is nothing to come back to.
 */
export const keepOpenWrites = (drafts: AppDraftStore) => ({
  keep(open: OpenWrites) {
    if (Object.keys(open).length === 0) drafts.clear(name)
    else if (drafts.isOnDevice()) drafts.write(name, { answers: open, base: {} }, "encrypted")
  },
  read: (): OpenWrites => (drafts.read(name)?.answers ?? {}) as OpenWrites,
})
