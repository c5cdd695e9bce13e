import { describe, expect, it } from "vitest"
import { createScope, type ActionContext } from "../../../renderer"
import { createAppActions } from "../../../src/app/createAppActions"
import { createSessionValues } from "../../../src/app/stores/createSessionValues"
import { createSafeStorage } from "../../../src/platform/storage"
import { createClipboardWriter } from "../../../src/app/createClipboardWriter"

type Dependencies = Parameters<typeof createAppActions>[0]

const context = { scope: createScope({}), signal: new AbortController().signal, page: "zoo" } as ActionContext

/** What is said after a text was to be copied in a browser with this clipboard. */
async function copyWith(clipboard?: { readonly writeText: (text: string) => Promise<void> }) {
  const said: string[] = []
  const app = { interface: { copied: "Copied", "not-copied": "Not copied" } }
  const writeClipboard = createClipboardWriter({ navigator: { clipboard } } as Window)
  const actions = createAppActions({
    services: { documents: { app }, writeClipboard, stores: { area: () => ({}) } },
    overlays: { showToast: (text: string) => said.push(text) },
  } as unknown as Dependencies)
  const end = await actions["copy"]?.({ text: "1234567" }, context)
  return [end?.outcome, ...said]
}

describe("createAppActions", () => {
  it("forgets an application, and nothing that the customer has set for the whole app", async () => {
    const drafts = { read: () => undefined, write: () => undefined, clear: () => undefined, clearAll: () => undefined }
    const storage = () => createSafeStorage(() => undefined)
    const sessionValues = createSessionValues(storage(), drafts, storage())
    sessionValues.set("amounts", { covered: true }, "device")
    sessionValues.set("place", 2)
    const stores = { area: () => ({ clear: () => undefined }) }
    const documents = { app: { interface: {} } }
    const services = { documents, stores, drafts, sessionValues }
    await createAppActions({ services } as unknown as Dependencies)["forget-flow"]?.({}, context)
    expect([sessionValues.get("amounts"), sessionValues.get("place")]).toEqual([{ covered: true }, undefined])
  })

  it("puts a text into the clipboard", async () => {
    const written: string[] = []
    expect(await copyWith({ writeText: async (text) => void written.push(text) })).toEqual(["ok", "Copied"])
    expect(written).toEqual(["1234567"])
  })

  it("says that nothing was copied where the browser refuses, or has no clipboard", async () => {
    const writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"))
    expect(await copyWith({ writeText })).toEqual(["failed", "Not copied"])
    expect(await copyWith()).toEqual(["failed", "Not copied"])
  })
})
